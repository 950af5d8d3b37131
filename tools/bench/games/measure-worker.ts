import { parentPort, workerData } from 'node:worker_threads'
import { loadTitle } from '@fairhouse/games/discover'
import { z } from 'zod'
import { measures } from './measures.ts'

/** Measures one thing of a title in a thread of its own, and tells what it found. */
const { name, uri } = z.object({ name: z.string(), uri: z.string() }).parse(workerData)
const measure = measures[name]
if (measure === undefined) throw new RangeError(`nothing is measured as ${name}`)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(measure(await loadTitle(uri)))
