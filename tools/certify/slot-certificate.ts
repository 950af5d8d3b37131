import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { type Fraction, ratio } from '@fairhouse/game-math/fraction'
import type { SlotFacts } from '@fairhouse/game-math/slot/exact/slot-facts'
import type { Title } from '@fairhouse/games/discover'
import { significant } from './significant.ts'

/** Multiples of the stake whose chance is shown. */
const tailMultiples = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** Sigma from which on a game is 2, 3, 4 and 5 on the scale of volatility. */
const volatilitySteps = [3, 5, 7, 10]

/** The certificate of a slot: its exact facts in the words of the contract. */
export function slotCertificate({ card, definition, game }: Title, facts: SlotFacts): Certificate {
  const sigma = Math.sqrt(ratio(facts.variance))
  const topMultiple = definition.maxUnits / definition.unitsPerStake
  return {
    uri: card.uri,
    version: card.version,
    hash: game.hash,
    rtp: exactly(facts.rtp),
    split: Object.entries(facts.split).map(([part, value]) => ({ part, ...exactly(value) })),
    hitFrequency: significant(ratio(facts.hit)),
    profitFrequency: significant(ratio(facts.profit)),
    sigma: significant(sigma),
    volatility: 1 + volatilitySteps.filter((step) => sigma >= step).length,
    featureOneIn: Object.entries(facts.features).map(([feature, chance]) => ({
      feature,
      oneIn: significant(1 / ratio(chance)),
    })),
    topPrize: { x: topMultiple, oneIn: significant(1 / ratio(facts.most)) },
    tail: tailMultiples
      .filter((x) => x < topMultiple)
      .map((x) => ({ x, probability: significant(ratio(facts.atLeast(x))) })),
  }
}

function exactly(value: Fraction): Certificate['rtp'] {
  return {
    exact: { numerator: String(value.numerator), denominator: String(value.denominator) },
    ratio: significant(ratio(value)),
  }
}
