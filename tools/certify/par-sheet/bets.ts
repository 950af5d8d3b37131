import type { SheetBet } from '@fairhouse/contract/entities/par-sheet'
import { ratio } from '@fairhouse/game-math/fraction'
import type { ProvedMode } from '../certificate-of.ts'
import { significant } from '../significant.ts'

/** Rounds after which the spread of the return is shown. */
const spreadRounds = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

/** Standard deviations to both sides within which so many of a hundred results lie, by the normal distribution. */
const confidences = [
  { confidence: 90, deviations: 1.645 },
  { confidence: 95, deviations: 1.96 },
  { confidence: 99, deviations: 2.576 },
]

/** The volatility index is the half-width of the band of nine in ten for one round. */
const indexDeviations = 1.645

/** A way to bet, in prices and in stakes. */
export function sheetBet({ mode, facts }: ProvedMode, unitsPerStake: number): SheetBet {
  const priceInStakes = mode.price / unitsPerStake
  const mean = ratio(facts.rtp)
  const sigma = Math.sqrt(ratio(facts.variance))
  const { numerator, denominator } = facts.rtpWithoutMost
  return {
    name: mode.name,
    priceUnits: mode.price,
    priceInStakes,
    inPrices: { mean: significant(mean), sigma: significant(sigma) },
    inStakes: {
      mean: significant(mean * priceInStakes),
      sigma: significant(sigma * priceInStakes),
    },
    volatilityIndex: significant(indexDeviations * sigma),
    returnWithoutMost: { numerator: String(numerator), denominator: String(denominator) },
    bands: spreadRounds.flatMap((rounds) =>
      confidences.map(({ confidence, deviations }) => {
        const width = (deviations * sigma) / Math.sqrt(rounds)
        return {
          rounds,
          confidence,
          from: significant(Math.max(0, mean - width)),
          to: significant(mean + width),
        }
      }),
    ),
    doubled: facts.gamble
      ? {
          hitFrequency: significant(ratio(facts.gamble.hit)),
          sigmaInPrices: significant(Math.sqrt(ratio(facts.gamble.variance))),
        }
      : null,
  }
}
