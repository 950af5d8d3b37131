/** What a certificate says of a round, in parts of what it costs. */
export interface CertifiedRound {
  readonly rtp: number
  /** P(payout > 0), and P(payout > cost). */
  readonly hits: number
  readonly profits: number
  /** P(payout >= x) for a few x, rising. */
  readonly tail: readonly (readonly [x: number, probability: number])[]
  readonly top: number
}

/** What a round pays, in parts of what it costs, and how likely each is. Adds up to 1; its mean is the certified return. */
export interface Payouts {
  readonly values: Float64Array
  readonly probabilities: Float64Array
}

/**
 * The distribution that a certificate tells: as likely in each of its ranges as proven, with one value in each, all at the same part of
 * their range, which is chosen so that the mean is exactly the certified return.
 */
export function payoutsOf({ rtp, hits, profits, tail, top }: CertifiedRound): Payouts {
  const bounds = [
    { low: 0, above: hits },
    { low: 1, above: profits },
    ...tail.filter(([x]) => x > 1 && x < top).map(([low, above]) => ({ low, above })),
  ]
  const ranges = bounds
    .map(({ low, above }, place) => {
      const next = bounds[place + 1]
      return { low, high: next?.low ?? top, likely: above - (next?.above ?? 0) }
    })
    .filter(({ likely }) => likely > 0)
  const least = sum(ranges.map(({ low, likely }) => low * likely))
  const room = sum(ranges.map(({ low, high, likely }) => (high - low) * likely))
  const part = room === 0 ? 0 : Math.min(1, Math.max(0, (rtp - least) / room))
  const values = [0, ...ranges.map(({ low, high }) => low + part * (high - low))]
  const probabilities = [1 - hits, ...ranges.map(({ likely }) => likely)]
  return { values: Float64Array.from(values), probabilities: Float64Array.from(probabilities) }
}

export const meanOf = ({ values, probabilities }: Payouts): number =>
  sum(Array.from(values, (value, place) => value * (probabilities[place] ?? 0)))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
