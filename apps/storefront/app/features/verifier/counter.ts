import type { Client } from '../../shell/session/client.ts'
import type { Evidence } from '@fairhouse/verifier/recount'
import type { GivenRow, WantedRow } from '@fairhouse/verifier/prize-table-row'
import type { Question, Result, VerifierAnswer } from './verify.worker.ts'

/** A worker that works rounds out. Only the newest question is answered. */
export interface Counter {
  count(uri: string, evidence: Evidence): void
  end(): void
}

/** Starts the worker. The row of a prize table that it wants is asked of the house, with its proof. */
export function startCounter(client: Client, tell: (result: Result) => void): Counter {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
  let current: Question | null = null
  const ask = (question: Question): void => {
    current = question
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(question)
  }
  const bringRow = async (question: Question, wanted: WantedRow): Promise<void> => {
    const row = await fetchRow(client, question.uri, wanted)
    if (current === question) ask({ ...question, row })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<VerifierAnswer>) => {
    if (data.number !== current?.number) return
    if ('wanted' in data) void bringRow(current, data.wanted)
    else tell(data.result)
  })
  return {
    count(uri, evidence) {
      ask({ number: (current?.number ?? 0) + 1, uri, evidence, row: null })
    },
    end: () => worker.terminate(),
  }
}

async function fetchRow(client: Client, uri: string, wanted: WantedRow): Promise<GivenRow> {
  const answer = await client.ask('prizeRow', { uri, ...wanted })
  return { ...wanted, proof: answer.ok ? answer.reply : null }
}
