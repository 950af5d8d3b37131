import type { Certificate } from '@fairhouse/contract/entities/certificate'

/** A payout in stakes, and how likely a round pays it. */
export interface Band {
  readonly pays: number
  readonly probability: number
}

/** What of a certificate tells how a round's payouts are spread. */
export type SpreadOfGame = Pick<
  Certificate,
  'rtp' | 'hitFrequency' | 'profitFrequency' | 'topPrize' | 'tail'
>

interface Range {
  readonly low: number
  readonly high: number
  readonly probability: number
}

const halvings = 60

/**
 * The payouts of a round as its certificate proves them: between two of its thresholds all payouts are one, which lies where the mean is the
 * game's exact return. Pure.
 */
export function bandsOf(game: SpreadOfGame): readonly Band[] {
  const ranges = rangesOf(game)
  const mean = game.rtp.ratio
  let [from, to] = [0, 1]
  for (let halved = 0; halved < halvings; halved++) {
    const middle = (from + to) / 2
    if (meanOf(at(ranges, middle)) < mean) from = middle
    else to = middle
  }
  const found = at(ranges, from)
  // Where a round can cost more than its stake the thresholds do not enclose the mean: it is kept all the same.
  const scale = mean / meanOf(found)
  return [
    { pays: 0, probability: 1 - game.hitFrequency },
    ...found.map(({ pays, probability }) => ({ pays: pays * scale, probability })),
  ]
}

export const meanOf = (bands: readonly Band[]): number =>
  bands.reduce((sum, { pays, probability }) => sum + pays * probability, 0)

function rangesOf({ hitFrequency, profitFrequency, topPrize, tail }: SpreadOfGame): Range[] {
  const reached = [
    { x: 0, probability: hitFrequency },
    { x: 1, probability: profitFrequency },
    ...tail.filter(({ x }) => x > 1 && x < topPrize.x).toSorted((one, other) => one.x - other.x),
  ]
  return reached
    .map(({ x, probability }, place) => {
      const next = reached[place + 1]
      return {
        low: x,
        high: next?.x ?? Math.max(x, topPrize.x),
        probability: Math.max(0, probability - (next?.probability ?? 0)),
      }
    })
    .filter(({ probability }) => probability > 0)
}

/** The payouts that lie so far into their ranges; by ratio, as large wins are rarer than smaller ones. */
const at = (ranges: readonly Range[], part: number): Band[] =>
  ranges.map(({ low, high, probability }) => ({
    pays: low === 0 ? high * part : low * (high / low) ** part,
    probability,
  }))
