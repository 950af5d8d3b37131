import type { StreamRound } from '@fairhouse/contract/calls/play'
import { seedHash } from '@fairhouse/fairness/commit'
import { drawFrom } from '@fairhouse/fairness/draw'
import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import type { StreamEvidence } from '../evidence.ts'
import type { FindingCode } from '../finding.ts'
import { playAgain } from '../play-again.ts'
import { definitions, gameByHash } from './titles.ts'

/** Something that is made to look otherwise than it was. */
export interface Forging {
  readonly name: string
  /** At least one of them is told of it. */
  readonly told: readonly FindingCode[]
  /** @returns null where there is nothing of the kind. */
  readonly forge: (stream: StreamEvidence, place: Forged) => StreamEvidence | null
}

export interface Forged {
  /** Which round. */
  readonly at: number
  /** A whole number from 0 that is less than `count`. */
  readonly below: (count: number) => number
}

/** The forging by its place and by what it draws besides. */
export const forgedAt = (at: number, seed: number): Forged => {
  const draw = drawFrom(new SeededWords(seed))
  return { at, below: (count) => draw.below(count) }
}

type RoundChange = (round: StreamRound, place: Forged) => Partial<StreamRound> | null

/** A forging of one round. */
const ofRound = (name: string, told: readonly FindingCode[], change: RoundChange): Forging => ({
  name,
  told,
  forge: (stream, place) => {
    const round = stream.rounds[place.at]
    const changed = round && change(round, place)
    if (!round || !changed) return null
    return { ...stream, rounds: stream.rounds.with(place.at, { ...round, ...changed }) }
  },
})

type Receipt = StreamRound['receipts'][number]
type ReceiptChange = (receipt: Receipt, place: Forged) => Partial<Receipt> | null

/** A forging of one receipt: as the next one, or the newest and signed, holds its hash, none can be changed. */
const ofReceipt = (name: string, change: ReceiptChange): Forging =>
  ofRound(name, ['chainBroken', 'headDiffers'], (round, place) => {
    const step = place.below(Math.max(1, round.receipts.length))
    const receipt = round.receipts[step]
    const changed = receipt && change(receipt, place)
    if (!receipt || !changed) return null
    return { receipts: round.receipts.with(step, { ...receipt, ...changed }) }
  })

const ofStream = (
  name: string,
  told: readonly FindingCode[],
  forge: Forging['forge'],
): Forging => ({ name, told, forge })

const anyHash = ({ below }: Forged): string =>
  toHex(sha256(Uint8Array.of(below(256), below(256), below(256), 7)))

/** Nobody signed these again: they are told by the stream alone, without anything that was kept. */
export const forgings: readonly Forging[] = [
  ofRound('what the bet cost', ['receiptStake'], ({ firstStake = 0 }, { below }) => ({
    firstStake: firstStake + 1 + below(500),
  })),
  ofRound('a stake', ['receiptStake'], ({ stake }, { below }) => ({
    stake: stake + 1 + below(500),
  })),
  ofRound('a way to bet', ['receiptMode'], ({ mode }) => ({ mode: `${mode}x` })),
  ofRound('a payout', ['payoutDiffers'], ({ payout }, { below }) => ({
    payout: payout === 0 || below(2) === 0 ? payout + 1 + below(1000) : below(payout),
  })),
  ofRound('a payout as if a meter had paid it', ['metersDiffer'], (round, { below }) => {
    const more = 1 + below(1000)
    const { payout, paidByMeters } = round
    if (gameByHash(round.definition).jackpots) return null
    return { payout: payout + more, paidByMeters: paidByMeters + more }
  }),
  ofRound('rules', ['receiptDefinition'], ({ definition }, { below }) => {
    const others = Object.keys(definitions).filter((hash) => hash !== definition)
    return { definition: others[below(others.length)] ?? '' }
  }),
  ofRound('rules that nobody has', ['rulesMissing'], (_, place) => ({
    definition: anyHash(place),
  })),
  ofRound('a choice', ['receiptMoves'], ({ moves }, { below }) => {
    const step = moves.findIndex(({ choice }) => choice !== undefined)
    const move = moves[step]
    return move
      ? { moves: moves.with(step, { ...move, choice: (move.choice ?? 0) + 1 + below(3) }) }
      : null
  }),
  ofRound('what a bet is on', ['receiptMoves'], ({ selection }, { below }) =>
    selection === undefined ? null : { selection: { mines: 25 + below(9) } },
  ),
  ofRound('what a move says', ['receiptMoves'], ({ moves }, { below }) => {
    const step = moves.findIndex(({ data }) => data !== undefined)
    const move = moves[step]
    return move ? { moves: moves.with(step, { ...move, data: { cell: 25 + below(9) } }) } : null
  }),
  ofRound('a move that was left out', ['receiptCount'], ({ moves }, { below }) =>
    moves.length === 0 ? null : { moves: moves.toSpliced(below(moves.length), 1) },
  ),
  ofRound('a move too many', ['receiptCount'], ({ moves }, { below }) => ({
    moves: moves.toSpliced(below(moves.length + 1), 0, { type: 'freeSpin' }),
  })),
  ofRound('an end by the house', ['receiptEnd'], () => ({ ended: 'byHouse' })),
  ofRound('a void', ['receiptEnd'], ({ stake }) => ({ ended: 'voided', payout: stake })),
  ofRound('a round that is still open', ['endDiffers'], () => ({ ended: null })),
  ofRound('the number of a round', ['receiptRound'], ({ id }) => ({ id: id.replace(/^./, 'x') })),
  ofRound('a nonce', ['nonceMissing'], ({ nonce }, { below }) => ({
    nonce: nonce + 1 + below(1000),
  })),
  ofReceipt('the stake of a receipt', ({ stake }, { below }) => ({ stake: stake + 1 + below(9) })),
  ofReceipt('the way to bet of a receipt', ({ mode }) => ({ mode: `${mode}x` })),
  ofReceipt('the rules of a receipt', (_, place) => ({ definition: anyHash(place) })),
  ofReceipt('the round of a receipt', ({ roundId }) => ({ roundId: roundId.replace(/^./, 'x') })),
  ofReceipt('the nonce of a receipt', ({ nonce }, { below }) => ({ nonce: nonce + 1 + below(9) })),
  ofReceipt('the step of a receipt', ({ sequence }) => ({ sequence: sequence + 1 })),
  ofReceipt('the action of a receipt', ({ action }) => ({
    action: action === 'collect' ? 'gamble' : 'collect',
  })),
  ofReceipt('the choice of a receipt', ({ choice }) => ({ choice: (choice ?? 0) + 1 })),
  ofReceipt('who took the step of a receipt', ({ byHouse }) => ({ byHouse: !byHouse })),
  ofReceipt('the time of a receipt', ({ at }, { below }) => ({ at: at - 1 - below(100_000) })),
  ofReceipt('the player’s seed of a receipt', ({ clientSeed }) => ({
    clientSeed: `${clientSeed}x`,
  })),
  ofReceipt('the server seed of a receipt', (_, place) => ({ serverSeedHash: anyHash(place) })),
  ofReceipt('what a receipt names before it', (_, place) => ({ previous: anyHash(place) })),
  ofRound(
    'a receipt that was left out',
    ['receiptCount', 'chainBroken'],
    ({ receipts }, { below }) => ({
      receipts: receipts.toSpliced(below(receipts.length), 1),
    }),
  ),
  ofRound('all receipts of a round left out', ['receiptCount', 'chainBroken'], () => ({
    receipts: [],
  })),
  ofStream('receipts of two rounds swapped', ['receiptRound'], (stream, { at, below }) => {
    const other = (at + 1 + below(stream.rounds.length - 1)) % stream.rounds.length
    const [one, two] = [stream.rounds[at], stream.rounds[other]]
    if (!one || !two) return null
    const rounds = stream.rounds
      .with(at, { ...one, receipts: two.receipts })
      .with(other, { ...two, receipts: one.receipts })
    return { ...stream, rounds }
  }),
  ofStream('a server seed', ['seedWrong'], (stream, place) => ({
    ...stream,
    serverSeed: anyHash(place),
  })),
  ofStream('a server seed with its hash', ['receiptStream'], (stream, place) =>
    withSeed(stream, anyHash(place)),
  ),
  ofStream(
    'a server seed that one round comes out alike with',
    ['receiptStream'],
    (stream, place) => withSeed(stream, seedLike(stream, place)),
  ),
  ofStream('a player’s seed', ['receiptClientSeed'], (stream) => ({
    ...stream,
    clientSeed: `${stream.clientSeed ?? ''}x`,
  })),
  ofStream('a newest receipt left out', ['headMissing'], (stream) => ({ ...stream, head: null })),
  ofStream('a signature', ['sealWrong'], (stream, { below }) => {
    const { head } = stream
    const place = below(128)
    const { signature = '' } = head?.seal ?? {}
    const digit = signature.charAt(place) === '0' ? '1' : '0'
    const other = signature.slice(0, place) + digit + signature.slice(place + 1)
    return head && { ...stream, head: { ...head, seal: { ...head.seal, signature: other } } }
  }),
  ofStream('a key', ['keyUnknown'], (stream, place) => {
    const { head } = stream
    return head && { ...stream, head: { ...head, seal: { ...head.seal, key: anyHash(place) } } }
  }),
]

/** Another seed under its own hash. */
export const withSeed = (stream: StreamEvidence, serverSeed: string): StreamEvidence => ({
  ...stream,
  serverSeed,
  serverSeedHash: seedHash(fromHex(serverSeed)),
})

const tries = 5000

/** A seed with which one round pays just the same and takes the same choices, as a forger would look for. */
export function seedLike({ rounds, clientSeed }: StreamEvidence, { at, below }: Forged): string {
  const round = rounds[at]
  const begin = below(1_000_000)
  for (let i = 0; i < tries; i++) {
    const serverSeed = toHex(sha256(new TextEncoder().encode(`like ${begin + i}`)))
    if (!round || isTable(round)) return serverSeed
    const moves = round.moves.flatMap(({ type, choice, data }) =>
      type === 'bet' ? [] : { type, choice, data },
    )
    const { nonce, stake, firstStake = stake, selection, mode } = round
    const chance = { serverSeed, clientSeed: clientSeed ?? '', nonce }
    const bet = { ...chance, stake: firstStake, selection, mode, moves }
    const outcome = playAgain(gameByHash(round.definition), bet)
    if (typeof outcome === 'string' || outcome.misfit || outcome.unfinished) continue
    if (outcome.payout === round.payout - round.paidByMeters) return serverSeed
  }
  return toHex(sha256(new TextEncoder().encode(`any ${begin}`)))
}

const isTable = ({ definition }: StreamRound): boolean => 'table' in gameByHash(definition)
