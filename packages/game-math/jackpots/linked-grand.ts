import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'

/** The grand jackpot that several titles feed and win: $10,000.00 at its seed, one in $1,000,000.00 staked. */
export const linkedGrand = {
  won: 'byDraw',
  name: 'grand',
  meter: 'grand',
  seed: 1_000_000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 10_000_000,
  turnover: 100_000_000,
} as const satisfies JackpotTerms
