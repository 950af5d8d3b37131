import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { drawFrom } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game, RoundState, Step } from '@fairhouse/game-math/game'

/** A round that was recorded once and must never play otherwise: everything that decides it, and what it told. */
export interface GoldenRound {
  /** What it is an example of. */
  readonly name: string
  /** The way to bet; the plain bet unless given. */
  readonly mode?: string
  /** What the bet was on, of a family whose bets select something. */
  readonly selection?: Json
  /** Minor units that the round cost, by which the chances of progressive jackpots go; of titles that have some. */
  readonly cost?: number
  /** Hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** The player's actions after the bet. */
  readonly moves: readonly Action[]
  /** Amounts are pay units. */
  readonly events: readonly RoundEvent[]
  readonly units: number
}

/** `golden.json` of a title. */
export interface GoldenRounds {
  /** Definition that they were recorded with. */
  readonly hash: string
  readonly rounds: readonly GoldenRound[]
}

/** What decides a recorded round. */
export type RecordedBet = Omit<GoldenRound, 'name' | 'events' | 'units'>

/** Plays a recorded round again, from first to last. */
export function replay<State extends RoundState>(
  game: Game<State>,
  bet: RecordedBet,
): { readonly state: State; readonly events: readonly RoundEvent[] } {
  const { first, later } = replaySteps(game, bet)
  const { state } = later.at(-1) ?? first
  return { state, events: [first, ...later].flatMap(({ events }) => events) }
}

/** The same, step by step: what the bet was answered with, and then each move. */
export function replaySteps<State extends RoundState>(
  game: Game<State>,
  { mode, cost, selection, serverSeed, clientSeed, nonce, moves }: RecordedBet,
): { readonly first: Step<State>; readonly later: readonly Step<State>[] } {
  const stream = openStream(fromHex(serverSeed))
  const draw = drawFrom(stream.round(clientSeed, nonce))
  const first = game.open(draw, { mode, cost, selection })
  const later: Step<State>[] = []
  for (const move of moves) {
    const { state } = later.at(-1) ?? first
    later.push(game.act(state, move, draw))
  }
  return { first, later }
}
