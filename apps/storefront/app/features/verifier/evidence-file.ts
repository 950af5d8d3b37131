import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import type {
  EvidenceFile,
  KeptEvidence,
  MeterEvidence,
  RowEvidence,
  StreamEvidence,
} from '@fairhouse/verifier/evidence'
import type { KeptOf } from '../../../keeping/read-kept.ts'
import { releasesOf } from './rules-of.ts'

interface Gathered {
  readonly origin: string
  readonly keys: readonly ReceiptKey[]
  readonly kept: KeptOf
  /** As the house gave them, where it did. */
  readonly streams: readonly StreamEvidence[]
  readonly rows: readonly RowEvidence[]
  /** Of rounds that meters paid. */
  readonly jackpots: readonly MeterEvidence[]
}

/** All that somebody needs to verify rounds without the house: what it says, what this browser kept, and the rules. */
export async function evidenceOf(gathered: Gathered): Promise<EvidenceFile> {
  const { origin, keys, kept, streams, rows, jackpots } = gathered
  const named = streams.flatMap(({ rounds }) =>
    rounds.map(({ uri, definition }) => ({ uri, hash: definition })),
  )
  return {
    format: 'fairhouse-evidence',
    version: 1,
    house: { origin, keys: [...keys] },
    streams: [...streams],
    kept: keptEvidence(kept),
    definitions: await releasesOf(named),
    rows: [...rows],
    jackpots: [...jackpots],
  }
}

export const keptEvidence = ({ shown, receipts, refusals, keys }: KeptOf): KeptEvidence => ({
  shown: [...shown],
  receipts: [...receipts],
  refusals: [...refusals],
  keys: [...keys],
})
