import type { Fraction } from '../fraction.ts'
import type { Game } from '../game.ts'

/** What the catalogue tells of a way to bet, and what follows from it; as `GameFacts` has it. */
export interface ProvidedFacts {
  readonly rtp: Fraction
  readonly variance: Fraction
}

/** A way to bet on a provider's game. */
export interface ProvidedBet {
  /** Name of a mode, of a place of the layout, or of how many numbers are on a ticket. */
  readonly name: string
  /** Worked out exactly, each time they are asked for. */
  readonly facts: () => ProvidedFacts
}

/** A game that was derived from what it is wished to be. */
export interface ProvidedGame {
  readonly game: Game
  /** Places of the layout as they lie there, of a table that names them. */
  readonly spots?: readonly string[]
  /** Ways to bet; the first is the one whose figures the catalogue shows. */
  readonly bets: readonly ProvidedBet[]
}
