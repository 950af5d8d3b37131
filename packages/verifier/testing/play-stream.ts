import type { StreamRound } from '@fairhouse/contract/calls/play'
import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import type { Json } from '@fairhouse/contract/json'
import { seedHash } from '@fairhouse/fairness/commit'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { receiptHash } from '@fairhouse/fairness/receipt'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream } from '@fairhouse/fairness/stream'
import { anyMove } from '@fairhouse/game-math/any-action'
import { costOf } from '@fairhouse/contract/rounds/round'
import { offeredAs, priceOf } from '@fairhouse/game-math/bets'
import { type Action, baseMode, type Bet, type Game } from '@fairhouse/game-math/game'
import {
  isPrizeTableGame,
  type PrizeTableGame,
} from '@fairhouse/game-math/prize-table/prize-table-game'
import type { RowEvidence, StreamEvidence } from '../evidence.ts'
import type { TestHouse } from './house.ts'

/** A title as a house plays it: with the rows of its table at hand. */
export interface PlayedTitle {
  readonly uri: string
  readonly game: Game
}

/** A stream that an honest house played, with all that it signed. */
export interface PlayedStream {
  readonly stream: StreamEvidence
  /** Every receipt, as it was handed out. */
  readonly handedOut: readonly SealedStep[]
  /** Of rounds that were drawn from tables. */
  readonly rows: readonly RowEvidence[]
}

export interface StreamPlan {
  readonly number: number
  readonly rounds: number
  readonly clientSeed: string
  /** Played in turns. */
  readonly titles: readonly PlayedTitle[]
  readonly house: TestHouse
}

/** Milliseconds between rounds. */
const pace = 4000
const begin = Date.UTC(2026, 8, 1)

/** Plays a stream to its end as the house does; stakes, ways to bet and titles take turns, choices are random. */
export function playStream({
  number,
  rounds,
  clientSeed,
  titles,
  house,
}: StreamPlan): PlayedStream {
  const seed = sha256(new TextEncoder().encode(`stream ${number} of ${clientSeed}`))
  const chance = openStream(seed)
  const choices = drawFrom(new SeededWords(number))
  const handedOut: SealedStep[] = []
  const rows: RowEvidence[] = []
  const identity = { number, serverSeedHash: seedHash(seed), clientSeed }
  const played = Array.from({ length: rounds }, (_, nonce): StreamRound => {
    const title = titles[nonce % titles.length]
    if (!title) throw new RangeError('a stream is of some titles')
    const { game, uri } = title
    const draw = (): Draw => drawFrom(chance.round(clientSeed, nonce))
    if (isPrizeTableGame(game)) rows.push(rowOf(game, draw()))
    const { costs, ...round } = playRound(game, {
      draw: draw(),
      nonce,
      choose: (count) => choices.below(count),
    })
    const told = { id: idOf(number, nonce), uri, nonce, definition: game.hash, ...round }
    const receipts = receiptsOf(identity, { ...told, costs }, handedOut.at(-1)?.receipt)
    for (const receipt of receipts) {
      // As if three were asked for at once, now and then.
      const beside = nonce % 3 === 0 ? handedOut.slice(-2).map((one) => one.receipt) : []
      handedOut.push(house.sealStep(receipt, beside))
    }
    return { ...told, ended: 'played', receipts }
  })
  const stream: StreamEvidence = {
    ...identity,
    serverSeed: toHex(seed),
    played: rounds,
    archived: 0,
    rounds: played,
    head: handedOut.at(-1) ?? null,
  }
  return { stream, handedOut, rows }
}

type Told = Omit<StreamRound, 'ended' | 'receipts'> & {
  /** What the round had cost after each step, where that grew. */
  readonly costs?: readonly number[]
}
interface Step {
  readonly type: string
  readonly choice?: number | undefined
  readonly data?: Json | undefined
}
type Identity = Pick<StreamEvidence, 'number' | 'serverSeedHash'> & { readonly clientSeed: string }
type StepReceipt = SealedStep['receipt']

/** A receipt for each step, each naming the one before it. */
export function receiptsOf(
  { number, serverSeedHash, clientSeed }: Identity,
  { id, nonce, stake, mode, definition, moves, selection, costs = [] }: Told,
  before: StepReceipt | undefined,
): StepReceipt[] {
  const receipts: StepReceipt[] = []
  const steps: readonly Step[] = [{ type: 'bet', data: selection }, ...moves]
  for (const [sequence, { type, choice = null, data }] of steps.entries()) {
    const last = receipts.at(-1) ?? before
    receipts.push({
      v: 1,
      kind: 'step',
      serverSeedHash,
      clientSeed,
      stream: number,
      nonce,
      roundId: id,
      sequence,
      action: type,
      choice,
      ...(data === undefined ? {} : { data }),
      stake: costs[sequence] ?? stake,
      mode,
      definition,
      byHouse: false,
      at: begin + nonce * pace + sequence,
      previous: last ? receiptHash(last) : serverSeedHash,
    })
  }
  return receipts
}

const idOf = (stream: number, nonce: number): string =>
  toHex(sha256(new TextEncoder().encode(`${stream} ${nonce}`)))
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function rowOf(game: PrizeTableGame, draw: Draw): RowEvidence {
  const index = game.rowIndex(draw)
  const { block, beside } = game.prove(index)
  return { definition: game.hash, index, block, beside: [...beside] }
}

/** What any meter would pay; no matter of the seeds. */
const meterPays = 123_456

function playRound(
  game: Game,
  round: {
    readonly draw: Draw
    readonly nonce: number
    readonly choose: (count: number) => number
  },
) {
  const { draw, nonce, choose } = round
  const level = game.betLevels[nonce % game.betLevels.length] ?? 0
  const bets = game.samples ?? game.modes.map(({ name }): Bet => ({ mode: name }))
  const { mode = baseMode, selection } = bets[nonce % bets.length] ?? {}
  const unit = level / game.unitsPerStake
  const firstStake = (priceOf(game, { mode, selection }) ?? game.unitsPerStake) * unit
  let stake = firstStake
  let step = game.open(draw, { mode, cost: stake, selection })
  const drawn = step.events.some((event) => event.type === 'jackpotWon' && event.pay === 0)
  const moves: Action[] = []
  /** What the round had cost after each step. */
  const costs = [stake]
  while (step.actions.length > 0) {
    const move = anyMove(game, step, choose)
    moves.push(move)
    const offer = offeredAs(game, step, move)
    stake += (offer ? costOf(offer) : 0) * unit
    costs.push(stake)
    step = game.act(step.state, move, draw)
  }
  const paidByMeters = drawn ? meterPays : 0
  const payout = step.state.units * unit + paidByMeters
  return { stake, firstStake, selection, mode, moves, costs, payout, paidByMeters }
}
