import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '../session/client.ts'
import type { Evidence } from './recount.ts'
import type { GivenRow, WantedRow } from './table-row.ts'
import type { Question, Result, Told } from './verify.worker.ts'

export interface Counting {
  /** The newest result, null before the first. */
  readonly result: Result | null
  readonly busy: boolean
  count(uri: string, evidence: Evidence): void
}

/**
 * Has rounds worked out in a worker, which is started with the first; only the newest answer counts. The row of an outcome table
 * that the worker wants is asked of the house, with its proof.
 */
export function useRecount(client: Client): Counting {
  const worker = useRef<Worker | null>(null)
  const asked = useRef<Question | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => () => worker.current?.terminate(), [])

  const ask = useCallback(
    (question: Question): void => {
      worker.current ??= startWorker((told) => {
        const current = asked.current
        if (told.number !== current?.number) return
        if ('wanted' in told) {
          void fetchRow(client, current.uri, told.wanted).then((row) => {
            if (asked.current === current) ask({ ...current, row })
          })
          return
        }
        setResult(told.result)
        setBusy(false)
      })
      asked.current = question
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
      worker.current.postMessage(question)
    },
    [client],
  )
  const count = useCallback(
    (uri: string, evidence: Evidence): void => {
      setBusy(true)
      ask({ number: (asked.current?.number ?? 0) + 1, uri, evidence, row: null })
    },
    [ask],
  )
  return { result, busy, count }
}

async function fetchRow(client: Client, uri: string, wanted: WantedRow): Promise<GivenRow> {
  const answer = await client.ask('tableRow', { uri, ...wanted })
  return { ...wanted, proof: answer.ok ? answer.reply : null }
}

function startWorker(hear: (told: Told) => void): Worker {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  return worker
}
