/** What was proved of a title's plain bet: return, and standard deviation of a round in what it costs. */
export interface Theory {
  readonly rtp: number
  readonly sigma: number
}

/** With fewer rounds one large win more or less says more than any band. */
export const bandFrom = 100

export interface Band {
  readonly low: number
  readonly high: number
  /** Where the player's return lies. */
  readonly place: 'below' | 'inside' | 'above'
}

/**
 * How far a return may lie from the RTP by chance alone: two standard deviations to each side. A round of stake `s` deviates by `sigma · s`, and
 * rounds do not depend on each other, so all together deviate by `sigma · √Σs²`. Null: too few rounds to say.
 * @param squares sum of the squares of stakes, in minor units.
 */
export function bandOf(
  { rtp, sigma }: Theory,
  played: {
    readonly rounds: number
    readonly staked: number
    readonly paid: number
    readonly squares: number
  },
): Band | null {
  const { rounds, staked, paid, squares } = played
  if (rounds < bandFrom || staked === 0) return null
  const reach = (2 * sigma * Math.sqrt(squares)) / staked
  const [low, high] = [Math.max(0, rtp - reach), rtp + reach]
  const came = paid / staked
  return { low, high, place: came < low ? 'below' : came > high ? 'above' : 'inside' }
}
