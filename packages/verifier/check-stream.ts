import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { receiptHash, type StepReceipt } from '@fairhouse/fairness/receipt'
import { type Compared, checkKept } from './check-kept.ts'
import { checkMeters } from './check-meters.ts'
import { checkNonces } from './check-nonces.ts'
import { checkOutcome, type Rules } from './check-outcome.ts'
import { type Chain, checkReceipts } from './check-receipts.ts'
import type { KeptEvidence, MeterEvidence, StreamEvidence } from './evidence.ts'
import { createFindings, type Finding, type Note } from './finding.ts'
import { createSeals, type Seals } from './seals.ts'

/** What a stream is checked with. */
export interface StreamCheck extends Rules {
  /** What the player's browser kept. */
  readonly kept: KeptEvidence
  /** The keys that the house publishes. */
  readonly keys: readonly ReceiptKey[]
  /** What is published of meters that paid. */
  readonly meters?: readonly MeterEvidence[]
  /** Called after each round that was worked out again, with how many were; the next one waits for it, so that a page may breathe. */
  readonly onProgress?: (done: number) => void | Promise<void>
}

/** Whether all of a stream agrees, and what there was to compare. */
export interface StreamReport {
  readonly stream: number
  readonly serverSeedHash: string
  /** Everything that does not agree. */
  readonly findings: readonly Finding[]
  /** Rounds that were there, and how many of them were worked out again: none of a stream whose seed is not revealed yet. */
  readonly rounds: number
  readonly recounted: number
  /** The seed is known: outcomes were worked out. */
  readonly revealed: boolean
  /** Rounds in the archive: not looked at. */
  readonly archived: number
  /** Rounds that were played before there were receipts. */
  readonly withoutReceipts: number
  /** Receipts that were found in the chain. */
  readonly receipts: number
  /** Nonces of rounds that the house ended in the player's place, that it voided, and that a meter paid. */
  readonly byHouse: readonly number[]
  readonly voided: readonly number[]
  readonly paidByMeters: readonly number[]
  /** Of the last, those whose amounts were worked out again from the meters' chains. */
  readonly metersChecked: readonly number[]
  /** What it had to compare with. */
  readonly compared: Compared
}

/** Checks one stream from its first round to its last: nonces, receipts, seals, seeds, what was kept, and every outcome. */
export async function checkStream(
  stream: StreamEvidence,
  given: StreamCheck,
): Promise<StreamReport> {
  const { findings, note } = createFindings(stream.number)
  const { kept, keys } = given
  const seals = createSeals(keys)
  checkSeeds(stream, note)
  checkNonces(stream, note)
  const chain = checkReceipts(stream, note)
  await checkHead(stream, { chain, seals }, note)
  const compared = await checkKept({ stream, chain, kept, seals }, note)
  const recounted = await checkOutcomes(stream, given, note)
  const metersChecked = checkMeters(stream, given.meters ?? [], note)
  const noncesWhere = (is: (round: StreamEvidence['rounds'][number]) => boolean) =>
    stream.rounds.filter(is).map(({ nonce }) => nonce)
  return {
    stream: stream.number,
    serverSeedHash: stream.serverSeedHash,
    findings,
    rounds: stream.rounds.length,
    recounted,
    revealed: stream.serverSeed !== null,
    archived: stream.archived,
    withoutReceipts: chain.withoutReceipts,
    receipts: chain.receipts.size,
    byHouse: noncesWhere(({ ended }) => ended === 'byHouse'),
    voided: noncesWhere(({ ended }) => ended === 'voided'),
    paidByMeters: noncesWhere(({ paidByMeters }) => paidByMeters > 0),
    metersChecked,
    compared,
  }
}

function checkSeeds(
  { serverSeed, serverSeedHash, clientSeed, played }: StreamEvidence,
  note: Note,
) {
  const found = serverSeed === null ? null : seedHash(fromHex(serverSeed))
  if (found !== null && found !== serverSeedHash) {
    note('seedWrong', {}, { said: serverSeedHash, found })
  }
  if (clientSeed === null && played > 0) note('clientSeedMissing')
}

/** The newest receipt, signed, holds all before it. */
async function checkHead(
  stream: StreamEvidence,
  { chain, seals }: { readonly chain: Chain; readonly seals: Seals },
  note: Note,
): Promise<void> {
  const { head } = stream
  if (head === null) {
    if (chain.end !== null) note('headMissing')
    return
  }
  const { nonce, sequence } = head.receipt
  const fault = await seals.faultOf(head)
  if (fault) note(fault, { nonce, sequence }, { found: head.seal.key })
  const hash = receiptHash(head.receipt)
  if (chain.end === hash || isElsewhere(stream, { chain, hash, head: head.receipt })) return
  note('headDiffers', { nonce, sequence }, { said: hash, found: chain.end })
}

/**
 * Whether the newest receipt need not be the last one here: its round is in the archive, or the stream is still played, so that between two
 * pages a step may have come.
 */
function isElsewhere(
  { archived, serverSeed }: StreamEvidence,
  {
    chain,
    hash,
    head,
  }: { readonly chain: Chain; readonly hash: string; readonly head: StepReceipt },
): boolean {
  if (chain.end === null && head.nonce < archived) return true
  if (serverSeed !== null) return false
  const last = chain.end === null ? undefined : chain.receipts.get(chain.end)
  const isNewer =
    last === undefined ||
    head.nonce > last.nonce ||
    (head.nonce === last.nonce && head.sequence > last.sequence)
  return isNewer || chain.receipts.has(hash)
}

/** @returns how many rounds were worked out again. */
async function checkOutcomes(
  { rounds, serverSeed, clientSeed }: StreamEvidence,
  given: StreamCheck,
  note: Note,
): Promise<number> {
  if (serverSeed === null || clientSeed === null) return 0
  let done = 0
  for (const round of rounds) {
    const differences = await checkOutcome(round, { serverSeed, clientSeed }, given)
    for (const { code, ...values } of differences) note(code, { nonce: round.nonce }, values)
    done++
    await given.onProgress?.(done)
  }
  return done
}
