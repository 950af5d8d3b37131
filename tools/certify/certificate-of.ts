import type {
  Certificate,
  CertifiedJackpots,
  CertifiedMode,
} from '@fairhouse/contract/entities/certificate'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { type Fraction, plus, ratio } from '@fairhouse/game-math/fraction'
import { type BetMode, baseMode, type Game } from '@fairhouse/game-math/game'
import { jackpotReturn, jackpotsOverall } from '@fairhouse/game-math/jackpots/return'
import type { Title } from '@fairhouse/games/discover'
import { significant } from './significant.ts'

/** Multiples of the stake whose chance is shown. */
const tailMultiples = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Sigma from which on a game is 2, 3, 4 and 5 on the scale of volatility. */
const volatilitySteps = [3, 5, 7, 10]

/** A way to bet with what was proved of it. */
export interface ProvedMode {
  readonly mode: BetMode
  readonly facts: GameFacts
}

/**
 * The certificate of a title: its exact facts in the words of the contract.
 * @param proved all its ways to bet, the plain bet first.
 */
export function certificateOf({ card, game }: Title, proved: readonly ProvedMode[]): Certificate {
  const [plain, ...others] = proved
  if (plain?.mode.name !== baseMode) throw new Error(`${card.uri}: the first mode is no plain bet`)
  const jackpots = jackpotsOf(game, plain.facts)
  return {
    uri: card.uri,
    version: card.version,
    hash: game.hash,
    proof: plain.facts.proof,
    ...numbersOf(game, plain.facts),
    modes: others.map(
      ({ mode, facts }): CertifiedMode => ({
        name: mode.name,
        price: mode.price / game.unitsPerStake,
        ...numbersOf(game, facts),
      }),
    ),
    ...(jackpots === null ? {} : { jackpots }),
  }
}

/** What progressive jackpots add, at every stake and in every way to bet the same; null without them. */
function jackpotsOf({ jackpots = [] }: Game, { rtp }: GameFacts): CertifiedJackpots | null {
  if (jackpots.length === 0) return null
  const adds = jackpotsOverall(jackpots)
  return {
    adds: exactly(adds),
    whole: exactly(plus(rtp, adds)),
    each: jackpots.map((terms) => {
      const { atSeed, overall, atCeiling } = jackpotReturn(terms)
      return {
        terms,
        atSeed: significant(ratio(atSeed)),
        overall: significant(ratio(overall)),
        atCeiling: atCeiling === null ? null : significant(ratio(atCeiling)),
      }
    }),
  }
}

function numbersOf(game: Game, facts: GameFacts): Omit<CertifiedMode, 'name' | 'price'> {
  const sigma = Math.sqrt(ratio(facts.variance))
  const topMultiple = game.maxUnits / game.unitsPerStake
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
