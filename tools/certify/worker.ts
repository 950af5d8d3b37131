import { parentPort } from 'node:worker_threads'
import { certifyTitle } from './certify-title.ts'
import type { ThreadMessage } from './work.ts'

// One title, in a thread of its own; what it comes to and how far it got are told to whoever started it.
const [uri = '', rounds, bets] = process.argv.slice(2)
const tell = (told: ThreadMessage): void => parentPort?.postMessage(told, [])
try {
  const outcome = await certifyTitle(uri, {
    rounds: Number(rounds),
    bets: Number(bets),
    onProgress: (done) => tell({ type: 'progress', done }),
  })
  tell({ type: 'outcome', outcome })
} catch (error) {
  tell({ type: 'refused', why: error instanceof Error ? error.message : String(error) })
}
