import type { RowEvidence } from '@fairhouse/verifier/evidence'
import type { WantedRow } from '@fairhouse/verifier/prize-table-row'
import type { Client } from '../../shell/session/client.ts'
import type { StreamQuestion, StreamTold } from './stream.worker.ts'

export type Checked = Exclude<StreamTold, { type: 'progress' | 'wanted' }>

export interface StreamChecker {
  /** Rows of prize tables that were asked for, with their proofs. */
  readonly rows: readonly RowEvidence[]
  /** Resolves with the result, or with null when it was ended before. */
  readonly checked: Promise<Checked | null>
  end(): void
}

/** A busy house is asked again for a row, for as long as the player waits. */
const pauseMilliseconds = 5_000

/** Has a stream or a file checked in a worker of its own. Rows are asked of the house, as far as it is allowed to. */
export function startStreamChecker(
  client: Client,
  question: Exclude<StreamQuestion, { type: 'row' }>,
  told: (done: number, of: number) => void,
): StreamChecker {
  const worker = new Worker(new URL('./stream.worker.ts', import.meta.url), { type: 'module' })
  const rows: RowEvidence[] = []
  let isOver = false
  let finish: (checked: Checked | null) => void = () => {}
  const checked = new Promise<Checked | null>((resolve) => {
    finish = resolve
  })
  const end = (result: Checked | null): void => {
    isOver = true
    worker.terminate()
    finish(result)
  }
  const send = (message: StreamQuestion): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(message)
  }
  const bring = async (uri: string, wanted: WantedRow): Promise<void> => {
    for (;;) {
      const answer = await client.ask('prizeRow', { uri, ...wanted }, { passive: true })
      if (isOver) return
      if (answer.ok) {
        const { block, beside } = answer.reply
        rows.push({ definition: wanted.hash, index: wanted.index, block, beside })
        return send({ type: 'row', wanted, proof: { block, beside } })
      }
      if (answer.failure.type !== 'unreachable') return send({ type: 'row', wanted, proof: null })
      const seconds = answer.failure.waitSeconds ?? 0
      await pause(Math.max(pauseMilliseconds, seconds * 1000))
    }
  }
  worker.addEventListener('error', () => end({ type: 'failed' }))
  worker.addEventListener('message', ({ data }: MessageEvent<StreamTold>) => {
    if (data.type === 'progress') told(data.done, data.of)
    else if (data.type === 'wanted') void bring(data.uri, data.wanted)
    else end(data)
  })
  send(question)
  return { rows, checked, end: () => end(null) }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
