import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { ActionName, RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import type { Draw } from '@fairhouse/fairness/draw'

/** What the player does to go on with an open round. */
export interface Action {
  readonly type: Exclude<ActionName, 'bet'>
  /** Which choice, of an action that offers `choices`. */
  readonly choice?: number | undefined
  /** What else it says, in the form that its family gives to data of this action (`packages/contract/families`). */
  readonly data?: Json | undefined
}

/** What a round is opened with. */
export interface Bet {
  /** Name of a way to bet; the plain bet unless given. */
  readonly mode?: string | undefined
  /** Minor units that the round costs, by which the chances of progressive jackpots go; without it none can be won. */
  readonly cost?: number | undefined
  /** What the bet is on, of a family whose bets select something. */
  readonly selection?: Json | undefined
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
  /** Most pay units that a round can win, whatever the bet. */
  readonly maxUnits: number
  /** Progressive jackpots that it feeds and may win; without them it has none. */
  readonly jackpots?: readonly JackpotTerms[]
  /** What players are shown of the pays. */
  readonly paytable: Paytable
  /** Bets of every kind, of a game whose bets select something: for those who learn what its rounds tell. */
  readonly samples?: readonly Bet[]
  /**
   * What such a bet costs, in pay units, of a game whose bets select something; null when its selection is none that may be bet. Of others the
   * mode alone says the price, and they take no selection.
   */
  priceOf?(bet: Bet): number | null
  /** @throws RangeError when the mode is not the name of one of `modes`, or the selection none that may be bet. */
  open(draw: Draw, bet?: Bet): Step<State>
  /** @throws RangeError when `action` is not among `legal(state)`, or its data not what may be sent with it. Nothing is drawn then. */
  act(state: State, action: Action, draw: Draw): Step<State>
  /** Whether the data of an action that is offered may be sent with it; without this, no action carries data beside a choice. */
  allows?(state: State, action: Action): boolean
  /** Pay units that an action takes beside what its offer says, of a game in which the data of an action say it. Only asked for what is allowed. */
  raiseOf?(state: State, action: Action): number
  /** Every action that may be taken, of a game whose actions carry data: for those who try them all, or any of them. */
  options?(state: State): readonly Action[]
  /**
   * What a certificate's player does in this state, and what the house does for a player who cannot go on: the best that the rules know. Without it
   * every choice is worth the same, or its own certificate says what it is worth (`facts.ts`).
   * @param among.free only of what takes no more money, which the house does not spend for a player.
   */
  strategy?(state: State, among?: { readonly free: boolean }): Action
  legal(state: State): readonly RoundAction[]
  /** Reads a state back from storage. @throws when it is not one of this game's states. */
  parseState(stored: unknown): State
}
