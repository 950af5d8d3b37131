import type { Json } from '@fairhouse/contract/json'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { openStream, type Stream } from '@fairhouse/fairness/stream'
import { anyMove } from '@fairhouse/game-math/any-action'
import { type Action, baseMode, type Bet } from '@fairhouse/game-math/game'
import { amount } from '@fairhouse/money'
import type { Title } from '#modules/catalog'
import { isRefused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { decide } from '../decide.ts'
import type { Decision, Move } from '../decision.ts'
import { createPack, type Pack } from '../packed/pack.ts'
import { createUnpack, type Unpack } from '../packed/unpack.ts'
import { vocabularyOf } from '../packed/vocabulary.ts'
import type { OpenRound, Seat } from '../seat.ts'
import { freeRules } from './free-rules.ts'
import { testMove, testSeat } from './test-seat.ts'

/** A round as a player's history tells it. */
export interface ProductionRound {
  readonly nonce: number
  /** What it cost, and what of that the bet was, minor units. */
  readonly stake: number
  readonly firstStake: number
  readonly selection?: Json | undefined
  /** Played by the strategy of its game, not at random. */
  readonly isBest: boolean
  readonly mode: string
  readonly moves: readonly Action[]
  /** Minor units. */
  readonly events: readonly RoundEvent[]
  readonly payout: number
}

/** Plays rounds just as the house does, but for the database: every step goes through the bytes and texts that are stored. */
export interface ProductionPlayer {
  /**
   * Every other round of a game with a strategy is played by it.
   * @param choose a whole number from 0 that is less than `count`: which of the actions and choices that are legal.
   */
  play(nonce: number, choose: (count: number) => number): ProductionRound
}

const now = 1_700_000_000_000
const sampleRounds = 40

/** Levels of the ladder and ways to bet take turns with the nonces. */
export function productionPlayer(
  title: Title,
  { serverSeed, clientSeed }: { readonly serverSeed: Uint8Array; readonly clientSeed: string },
): ProductionPlayer {
  const stream = openStream(serverSeed)
  const { rules } = title
  const bets = rules.samples ?? rules.modes.map(({ name }): Bet => ({ mode: name }))
  const vocabulary = vocabularyOf(
    Array.from({ length: sampleRounds }, (_, nonce) => {
      const draw = drawFrom(stream.round(clientSeed, nonce))
      return rules.open(draw, bets[nonce % bets.length]).events
    }),
  )
  const [pack, unpack] = [createPack(vocabulary), createUnpack(vocabulary)]
  const step = stepper(title, { stream, clientSeed, pack })
  return {
    play(nonce, choose) {
      const level = rules.betLevels[nonce % rules.betLevels.length] ?? 0
      const { mode = baseMode, selection } = bets[nonce % bets.length] ?? {}
      const begun = emptySeat(title, nonce)
      const isBest = rules.strategy !== undefined && nonce % 2 === 1
      let decision = step(begun, testMove({ stake: level, mode, data: selection }))
      const firstStake = decision.row.stake
      const moves: Action[] = []
      let open = stored(decision, { unpack, before: null })
      while (!decision.row.finished) {
        const state = rules.parseState(open.state)
        const action =
          isBest && rules.strategy
            ? rules.strategy(state)
            : anyMove(rules, { state, actions: open.actions }, choose)
        moves.push(action)
        const { type, choice = null, data } = action
        decision = step({ ...begun, open }, testMove({ type, choice, data, stake: open.stake }))
        open = stored(decision, { unpack, before: open })
      }
      const { stake, payout } = decision.row
      const { events } = open
      return { nonce, stake, firstStake, selection, mode, moves, isBest, events, payout }
    },
  }
}

const emptySeat = ({ manifest }: Title, nonce: number): Seat =>
  testSeat({
    credits: amount(1_000_000_000n),
    nonce,
    connections: new Map([[manifest.id, 'connected']]),
  })

function stepper(
  title: Title,
  given: { readonly stream: Stream; readonly clientSeed: string; readonly pack: Pack },
): (seat: Seat, move: Move) => Decision {
  const { stream, clientSeed, pack } = given
  const draws = (nonce: number, skip: number): Draw =>
    drawFrom(stream.round(clientSeed, nonce, skip))
  const circumstances = {
    now,
    roundId: uuidV7(now),
    definition: { id: 1, hash: title.rules.hash, pack },
    gates: [],
    rules: freeRules,
    draws,
  }
  return (seat, move) => {
    const decision = decide(seat, move, title, circumstances)
    if (isRefused(decision)) throw new Error(`${title.manifest.uri} refused: ${decision.refused}`)
    return decision
  }
}

/** The round as it is read back from the row that was written. */
function stored(
  { row, round }: Decision,
  { unpack, before }: { readonly unpack: Unpack; readonly before: OpenRound | null },
): OpenRound {
  // What is packed was typed when it was packed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const fresh = unpack(row.events) as readonly RoundEvent[]
  const actions: readonly RoundAction[] = row.actions === null ? [] : JSON.parse(row.actions)
  return {
    id: row.roundId,
    uri: round.uri,
    definition: row.definition,
    stake: row.stake,
    pot: null,
    bet: before?.bet ?? {
      stake: row.stake,
      mode: row.mode ?? baseMode,
      selection: row.data === null ? undefined : JSON.parse(row.data),
    },
    payout: row.payout,
    nonce: row.nonce,
    sequence: row.sequence,
    words: row.words,
    state: row.state === null ? null : JSON.parse(row.state),
    events: [...(before?.events ?? []), ...fresh],
    actions,
    moves: [],
  }
}
