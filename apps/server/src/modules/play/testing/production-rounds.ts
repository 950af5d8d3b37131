import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { openStream, type Stream } from '@fairhouse/fairness/stream'
import { anyAction } from '@fairhouse/game-math/any-action'
import { type Action, baseMode } from '@fairhouse/game-math/game'
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
  /** What it cost, minor units. */
  readonly stake: number
  readonly mode: string
  readonly moves: readonly Action[]
  /** Minor units. */
  readonly events: readonly RoundEvent[]
  readonly payout: number
}

/** Plays rounds just as the house does, but for the database: every step goes through the bytes and texts that are stored. */
export interface ProductionPlayer {
  /** @param choose a whole number from 0 that is less than `count`: which of the actions and choices that are legal. */
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
  const vocabulary = vocabularyOf(
    Array.from(
      { length: sampleRounds },
      (_, nonce) => rules.open(drawFrom(stream.round(clientSeed, nonce))).events,
    ),
  )
  const [pack, unpack] = [createPack(vocabulary), createUnpack(vocabulary)]
  const step = stepper(title, { stream, clientSeed, pack })
  return {
    play(nonce, choose) {
      const level = rules.betLevels[nonce % rules.betLevels.length] ?? 0
      const mode = rules.modes[nonce % rules.modes.length]?.name ?? baseMode
      const begun = emptySeat(title, nonce)
      let decision = step(begun, testMove({ stake: level, mode }))
      const moves: Action[] = []
      let open = stored(decision, { unpack, before: null })
      while (!decision.row.finished) {
        const action = anyAction(open.actions, choose)
        moves.push(action)
        const { type, choice = null } = action
        decision = step({ ...begun, open }, testMove({ type, choice, stake: open.stake }))
        open = stored(decision, { unpack, before: open })
      }
      const { stake, payout } = decision.row
      return { nonce, stake, mode, moves, events: open.events, payout }
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
