import type { StreamRound } from '@fairhouse/contract/calls/play'
import { canonicalJson, type Json } from '@fairhouse/fairness/canonical'
import { receiptHash, type StepReceipt } from '@fairhouse/fairness/receipt'
import type { StreamEvidence } from './evidence.ts'
import type { Note } from './finding.ts'

/** The receipts of a stream as they follow one another. */
export interface Chain {
  /** By their hashes. */
  readonly receipts: ReadonlyMap<string, StepReceipt>
  /** Hash of the last one; null when there is none. */
  readonly end: string | null
  /** Rounds that were played before there were receipts. */
  readonly withoutReceipts: number
}

/**
 * Every step of every round has its receipt, which says what was played and names the receipt before it. Only steps that are older than
 * every receipt may have none. Where rounds went to the archive, the first receipt may name one of theirs.
 */
export function checkReceipts(stream: StreamEvidence, note: Note): Chain {
  const receipts = new Map<string, StepReceipt>()
  let end: string | null = null
  let withoutReceipts = 0
  for (const round of stream.rounds) {
    if (end === null && round.receipts.length === 0) {
      withoutReceipts++
      continue
    }
    // A round that was open when receipts began has them from some step on.
    const first = end === null ? (round.receipts[0]?.sequence ?? 0) : 0
    const expected = stepsOf(round) - first
    if (round.receipts.length !== expected) {
      note('receiptCount', { nonce: round.nonce }, { said: round.receipts.length, found: expected })
    }
    for (const [index, receipt] of round.receipts.entries()) {
      const step = first + index
      checkReceipt({ stream, round, receipt, step }, note)
      const before = end ?? firstPrevious(stream, withoutReceipts)
      if (before !== null && receipt.previous !== before) {
        const values = { said: receipt.previous, found: before }
        note('chainBroken', { nonce: round.nonce, sequence: step }, values)
      }
      end = receiptHash(receipt)
      receipts.set(end, receipt)
    }
    checkEnd(round, note)
  }
  return { receipts, end, withoutReceipts }
}

/** A void is a step that the player did not take. */
const stepsOf = ({ moves, ended }: StreamRound): number =>
  1 + moves.length + (ended === 'voided' ? 1 : 0)

/** What the first receipt here has to name; null when that is in the archive. */
const firstPrevious = (
  { archived, serverSeedHash }: StreamEvidence,
  withoutReceipts: number,
): string | null => (archived > 0 && withoutReceipts === 0 ? null : serverSeedHash)

interface Held {
  readonly stream: StreamEvidence
  readonly round: StreamRound
  readonly receipt: StepReceipt
  /** Place of the receipt in its round. */
  readonly step: number
}

function checkReceipt({ stream, round, receipt, step }: Held, note: Note): void {
  const place = { nonce: round.nonce, sequence: step }
  const { number, serverSeedHash, clientSeed } = stream
  if (receipt.serverSeedHash !== serverSeedHash || receipt.stream !== number) {
    note('receiptStream', place, { said: serverSeedHash, found: receipt.serverSeedHash })
  }
  const compared = [
    ['receiptClientSeed', clientSeed, receipt.clientSeed],
    ['receiptRound', round.id, receipt.roundId],
    ['receiptRound', round.nonce, receipt.nonce],
    ['receiptSequence', step, receipt.sequence],
    ...costsAt(round, step).map((cost) => ['receiptStake', cost, receipt.stake] as const),
    ['receiptMode', round.mode, receipt.mode],
    ['receiptDefinition', round.definition, receipt.definition],
    ['receiptMoves', moveAt(round, step), wordsOf(receipt.action, receipt)],
  ] as const
  for (const [code, said, found] of compared) if (said !== found) note(code, place, { said, found })
}

/** What was asked at a step of the round, as the round tells it; null beyond its end. */
function moveAt({ moves, ended, selection }: StreamRound, step: number): string | null {
  if (step === 0) return wordsOf('bet', { data: selection })
  const move = moves[step - 1]
  if (move) return wordsOf(move.type, move)
  return step === moves.length + 1 && ended === 'voided' ? wordsOf('void', {}) : null
}

/** What the round had cost at a step, as the round tells it: at the bet and at the end; in between its rules say it. */
const costsAt = (round: StreamRound, step: number): readonly number[] => [
  ...(step === 0 ? [round.firstStake ?? round.stake] : []),
  ...(step + 1 === stepsOf(round) ? [round.stake] : []),
]

const wordsOf = (
  action: string,
  {
    choice,
    data,
  }: { readonly choice?: number | null | undefined; readonly data?: Json | undefined },
): string => [action, choice ?? [], data === undefined ? [] : canonicalJson(data)].flat().join(' ')

/** How the round ended, by what its last receipt says. */
function checkEnd({ nonce, ended, receipts }: StreamRound, note: Note): void {
  const last = receipts.at(-1)
  if (!last || ended === null) return
  const found = last.action === 'void' ? 'voided' : last.byHouse ? 'byHouse' : 'played'
  if (found !== ended) note('receiptEnd', { nonce }, { said: ended, found })
}
