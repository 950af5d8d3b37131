/** What a game's bets of some time came to; minor units, and the sum of the squares of what they cost. */
export interface Bets {
  readonly bets: number
  readonly staked: number
  readonly won: number
  readonly squares: number
}

/** With fewer bets a mean says nothing, however wide the band. */
const fewest = 1_000
/** Of a normal distribution 95 of 100 lie so many deviations around the mean. */
const usual = 1.96
/** And all but one of some 16,000 lie within so many. */
export const rare = 4

/**
 * Between which the return of so many bets lies in nearly all cases, if the game does what its certificate says. Bets of other sizes weigh other than
 * bets of one size: what counts is their squares. Pure.
 * @param theory the return, and the standard deviation of a bet in what it costs.
 * @param deviations how many of them the band is wide to each side: in how many cases it holds.
 * @returns null for too few bets, and where no spread is known.
 */
export function bandOf(
  { bets, staked, squares }: Bets,
  theory: { readonly rtp: number; readonly sigma: number },
  deviations = usual,
): { readonly low: number; readonly high: number } | null {
  if (bets < fewest || staked === 0 || squares === 0) return null
  const width = (deviations * theory.sigma * Math.sqrt(squares)) / staked
  return { low: Math.max(0, theory.rtp - width), high: theory.rtp + width }
}
