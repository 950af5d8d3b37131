import type { Fraction } from './fraction.ts'

/**
 * How facts were proved: E counts every course of a round, M follows a Markov chain, C is a closed form, T sums a table of
 * outcomes that are drawn by weight. The last letter of that order which applies stands for the whole.
 */
export type ProofClass = 'E' | 'M' | 'C' | 'T'

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
  /** P(the most a round can win). */
  readonly most: Fraction
  /** The same of a player who doubles whatever is offered; of games that offer it. What he gets back is `rtp` too. */
  readonly gamble?: { readonly hit: Fraction; readonly variance: Fraction }
  /** P(payout >= x stakes), x up to the most. */
  atLeast(stakes: number): Fraction
}
