import type { Fraction } from './fraction.ts'

/**
 * How facts were proved: E counts every course of a round, M follows a Markov chain, C is a closed form, T sums a table of
 * outcomes that are drawn by weight. The last letter of that order which applies stands for the whole.
 */
export type ProofClass = 'E' | 'M' | 'C' | 'T'

/** What comes of always choosing alike. */
export interface ProvedStrategy {
  readonly rtp: Fraction
  /** What the feature returns that the choice is made in. */
  readonly share: Fraction
  /** As of the whole. */
  readonly variance: Fraction
  readonly hit: Fraction
}

/** An option that a player may take, by what it offers. */
export type OfferedOption =
  /** Whatever is taken holds what is drawn then, so that no choice changes any chance. */
  | { readonly type: 'any' }
  | { readonly type: 'freeSpins'; readonly spins: number; readonly multiplier: number }
  /** What is special in the free spins of a book. */
  | { readonly type: 'symbol'; readonly symbol: string }
  /** To take a win as it is, or to double whatever may be doubled. */
  | { readonly type: 'collect' }
  | { readonly type: 'double' }

/** Something that a player chooses in a round. */
export interface ProvedChoice {
  /** Feature of the game, or `gamble`. */
  readonly feature: string
  /** Whose figures all others of the game are: who takes each option as often, anything, or never doubles. */
  readonly headline: 'evenly' | 'any' | 'never'
  readonly options: readonly (ProvedStrategy & { readonly option: OfferedOption })[]
}

/**
 * Everything a certificate says of one way to bet, exactly, whatever the engine.
 */
export interface GameFacts {
  readonly proof: ProofClass
  readonly rtp: Fraction
  /** By part of the game, the base game first; adds up to `rtp`. */
  readonly split: Readonly<Record<string, Fraction>>
  /** What the return would be if no most ended a round. */
  readonly rtpWithoutMost: Fraction
  /** Of the payout, in squared prices of a round. */
  readonly variance: Fraction
  /** P(payout > 0) and P(payout > what the round costs). */
  readonly hit: Fraction
  readonly profit: Fraction
  /** P(a round meets it at least once), by name of the feature. */
  readonly features: Readonly<Record<string, Fraction>>
  /** Most pay units that the bet can win, where that is less than the most of the game. */
  readonly mostUnits?: number
  /** P(the most a round can win). */
  readonly most: Fraction
  /** What players choose in a round, option by option; of games that leave them a choice. */
  readonly choices?: readonly ProvedChoice[]
  /** The same of a player who doubles whatever is offered; of games that offer it. What they get back is `rtp` too. */
  readonly gamble?: { readonly hit: Fraction; readonly variance: Fraction }
  /** P(payout >= x stakes), x up to the most. */
  atLeast(stakes: number): Fraction
}
