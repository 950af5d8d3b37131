import type {
  Certificate,
  CertifiedChoices,
  CertifiedJackpots,
  CertifiedMode,
  CertifiedModeInUnits,
} from '@fairhouse/contract/entities/certificate'
import type { GameFacts, ProvedChoice } from '@fairhouse/game-math/facts'
import { type Fraction, isLess, plus, ratio } from '@fairhouse/game-math/fraction'
import { baseMode, type Game } from '@fairhouse/game-math/game'
import { jackpotReturn, jackpotsTogether } from '@fairhouse/game-math/jackpots/return'
import type { CertifiedBet, Title } from '@fairhouse/games/discover'
import { significant } from './significant.ts'

/** Multiples of the stake whose chance is shown. */
const tailMultiples = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Sigma from which on a game is 2, 3, 4 and 5 on the scale of volatility. */
const volatilitySteps = [3, 5, 7, 10]

/** A bet with what was proved of it. */
export interface ProvedMode {
  readonly mode: CertifiedBet
  readonly facts: GameFacts
}

/**
 * The certificate of a title: its exact facts in the words of the contract.
 * @param proved all its ways to bet, the plain bet first.
 */
export function certificateOf(
  { manifest, game }: Title,
  proved: readonly ProvedMode[],
): Certificate {
  const [plain, ...others] = proved
  if (plain?.mode.name !== baseMode)
    throw new Error(`${manifest.uri}: the first mode is no plain bet`)
  const jackpots = jackpotsOf(game, plain.facts)
  return {
    uri: manifest.uri,
    version: manifest.version,
    hash: game.hash,
    proof: plain.facts.proof,
    ...numbersOf(game, plain.facts),
    modes: others.map((other) => modeOf(game, other)),
    ...(jackpots === null ? {} : { jackpots }),
  }
}

/** What progressive jackpots add; null without them. */
function jackpotsOf(game: Game, { rtp }: GameFacts): CertifiedJackpots | null {
  const { jackpots = [] } = game
  if (jackpots.length === 0) return null
  const costs = costsOf(game)
  const together = jackpotsTogether(jackpots, costs)
  return {
    adds: exactly(together.overall),
    whole: exactly(plus(rtp, together.overall)),
    wholeAtSeed: exactly(plus(rtp, together.atSeed)),
    each: jackpots.map((terms) => {
      const { atSeed, overall, atCeiling } = jackpotReturn(terms, costs)
      return {
        terms,
        atSeed: significant(ratio(atSeed)),
        overall: significant(ratio(overall)),
        atCeiling: atCeiling === null ? null : significant(ratio(atCeiling)),
      }
    }),
  }
}

/** All that a round may cost, in minor units. */
function costsOf({ betLevels, modes, unitsPerStake }: Game): readonly number[] {
  const costs = betLevels.flatMap((level) =>
    modes.map(({ price }) => (level / unitsPerStake) * price),
  )
  return [...new Set(costs)]
}

type Numbers = Omit<CertifiedMode, 'name' | 'price'>

function modeOf(game: Game, { mode, facts }: ProvedMode): CertifiedModeInUnits {
  const price = mode.price / game.unitsPerStake
  const numbers = numbersOf(game, facts)
  const topPrize = numbers.topPrize.x / price
  return {
    name: mode.name,
    price,
    ...numbers,
    inStakes: {
      mean: significant(ratio(facts.rtp) * price),
      sigma: significant(numbers.sigma * price),
    },
    inPrices: {
      topPrize: significant(topPrize),
      tail: tailOf(facts, { unit: price, below: topPrize }),
    },
  }
}

function numbersOf(game: Game, facts: GameFacts): Numbers {
  const sigma = Math.sqrt(ratio(facts.variance))
  const topMultiple = (facts.mostUnits ?? game.maxUnits) / game.unitsPerStake
  return {
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
    tail: tailOf(facts, { unit: 1, below: topMultiple }),
    ...(facts.choices && { choices: choicesOf(facts.choices) }),
  }
}

/** Chances of a few multiples of a unit, which is so many stakes. */
function tailOf(
  facts: GameFacts,
  { unit, below }: { readonly unit: number; readonly below: number },
): CertifiedMode['tail'] {
  return tailMultiples
    .filter((x) => x < below)
    .map((x) => ({ x, probability: significant(ratio(facts.atLeast(x * unit))) }))
}

/** Each option with what comes of always taking it, and the least and the greatest return of them all. */
function choicesOf(each: readonly ProvedChoice[]): CertifiedChoices {
  const returns = each.flatMap(({ options }) => options.map(({ rtp }) => rtp))
  return {
    leastReturn: exactly(returns.reduce((a, b) => (isLess(b, a) ? b : a))),
    greatestReturn: exactly(returns.reduce((a, b) => (isLess(a, b) ? b : a))),
    each: each.map(({ feature, headline, options }) => ({
      feature,
      headline,
      options: options.map(({ option, rtp, share, variance, hit }) => ({
        option,
        rtp: exactly(rtp),
        share: significant(ratio(share)),
        sigma: significant(Math.sqrt(ratio(variance))),
        hitFrequency: significant(ratio(hit)),
      })),
    })),
  }
}

function exactly(value: Fraction): Certificate['rtp'] {
  return {
    exact: { numerator: String(value.numerator), denominator: String(value.denominator) },
    ratio: significant(ratio(value)),
  }
}
