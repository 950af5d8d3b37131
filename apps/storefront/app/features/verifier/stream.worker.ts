import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import type { RowProof } from '@fairhouse/game-math/prize-table/prize-table-head'
import { checkEvidence, type EvidenceReport } from '@fairhouse/verifier/check-evidence'
import { checkStream } from '@fairhouse/verifier/check-stream'
import type { KeptEvidence, StreamEvidence } from '@fairhouse/verifier/evidence'
import type { WantedRow } from '@fairhouse/verifier/prize-table-row'
import { rulesOf } from './rules-of.ts'

/** Asked of the worker. */
export type StreamQuestion =
  | {
      readonly type: 'stream'
      readonly stream: StreamEvidence
      readonly kept: KeptEvidence
      readonly keys: readonly ReceiptKey[]
    }
  /** The text of an evidence file, with all that it takes. */
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'row'; readonly wanted: WantedRow; readonly proof: RowProof | null }

/** Told by it. */
export type StreamTold =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'wanted'; readonly uri: string; readonly wanted: WantedRow }
  | { readonly type: 'report'; readonly report: EvidenceReport }
  /** The file is none, or the check broke down. */
  | { readonly type: 'unreadable' | 'failed' }

/** Rounds between two words about how far it is. */
const stride = 20

const tell = (told: StreamTold): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(told)
}

const rows = new Map<string, (proof: RowProof | null) => void>()
const nameOf = ({ hash, index }: WantedRow): string => `${hash} ${index}`

const rowOf = (uri: string, wanted: WantedRow): Promise<RowProof | null> =>
  new Promise((resolve) => {
    rows.set(nameOf(wanted), resolve)
    tell({ type: 'wanted', uri, wanted })
  })

async function checkLoaded({
  stream,
  kept,
  keys,
}: Extract<StreamQuestion, { type: 'stream' }>): Promise<EvidenceReport> {
  const of = stream.rounds.length
  const onProgress = (done: number): void => {
    if (done % stride === 0 || done === of) tell({ type: 'progress', done, of })
  }
  const report = await checkStream(stream, { kept, keys, rulesOf, rowOf, onProgress })
  return { streams: [report], findings: [], absent: [] }
}

/** Its schema is loaded with the first file. */
async function checkFile(text: string): Promise<EvidenceReport | null> {
  const { evidenceFile } = await import('@fairhouse/verifier/evidence')
  const read = evidenceFile.safeParse(parsed(text))
  if (!read.success) return null
  return checkEvidence(read.data, ({ done, rounds }) => {
    if (done % stride === 0 || done === rounds) tell({ type: 'progress', done, of: rounds })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON is no evidence.
    return null
  }
}

async function answer(question: StreamQuestion): Promise<void> {
  switch (question.type) {
    case 'row': {
      const name = nameOf(question.wanted)
      rows.get(name)?.(question.proof)
      rows.delete(name)
      return
    }
    case 'stream':
      return tell({ type: 'report', report: await checkLoaded(question) })
    case 'file': {
      const report = await checkFile(question.text)
      return tell(report ? { type: 'report', report } : { type: 'unreadable' })
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StreamQuestion>) => {
  answer(data).catch((fault: unknown) => {
    reportError(fault)
    tell({ type: 'failed' })
  })
})
