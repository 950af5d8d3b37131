import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { ActionName, RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'

/** What the player does to go on with an open round. */
export interface Action {
  readonly type: Exclude<ActionName, 'bet'>
  /** Which choice, for `pick`, `choose` and `gamble`. */
  readonly choice?: number
}

/**
 * Where a round stands. Plain JSON of safe integers, strings and arrays, so that it survives a database and a reload.
 * `units` is what the round has won so far, in pay units.
 */
export interface RoundState {
  readonly units: number
  readonly done: boolean
}

/** What one draw or choice brought about. Amounts in `events` are pay units. */
export interface Step<State extends RoundState> {
  readonly state: State
  readonly events: readonly RoundEvent[]
  readonly actions: readonly RoundAction[]
}

/** A way to bet on a game that has a price and a certificate of its own: the plain bet, an ante, a bought feature. */
export interface BetMode {
  /** Unique in its game; `baseMode` is the plain bet. */
  readonly name: string
  /** What a round costs, in pay units, so that it is whole at every stake; the plain bet costs `unitsPerStake`. */
  readonly price: number
}

/** Name of the plain bet. */
export const baseMode = 'base'

/**
 * A game as pure rules: no clock, no I/O, no chance but the draws it is handed, so that a round replays bit-identically
 * from (definition, draws, actions).
 */
export interface Game<State extends RoundState = RoundState> {
  /** SHA-256 (hex) of definition and engine version; a certificate and every stored round name it. */
  readonly hash: string
  /** Pay units in one stake: a stake of `unitsPerStake` minor units makes a pay unit worth one minor unit. */
  readonly unitsPerStake: number
  /** Allowed stakes, ascending, minor units; each a multiple of `unitsPerStake`, so that every pay is whole. */
  readonly betLevels: readonly number[]
  /** Ways to bet, the plain bet first. */
  readonly modes: readonly BetMode[]
  /** Most pay units that a round can win, in every mode. */
  readonly maxUnits: number
  /** Progressive jackpots that it feeds and may win; without them it has none. */
  readonly jackpots?: readonly JackpotTerms[]
  /** What players are shown of the pays. */
  readonly paytable: Paytable
  /**
   * @param cost of the round in minor units, by which the chances of progressive jackpots go; without it none can be won.
   * @throws RangeError when `mode`, the plain bet unless given, is not the name of one of `modes`.
   */
  open(draw: Draw, mode?: string, cost?: number): Step<State>
  /** @throws RangeError when `action` is not among `legal(state)`. */
  act(state: State, action: Action, draw: Draw): Step<State>
  legal(state: State): readonly RoundAction[]
  /** Reads a state back from storage. @throws when it is not one of this game's states. */
  parseState(stored: unknown): State
}
