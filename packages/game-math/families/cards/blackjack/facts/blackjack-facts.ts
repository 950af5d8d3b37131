import { type Fraction, fraction, minus, plus, times } from '../../../../fraction.ts'
import type { GameFacts } from '../../../../facts.ts'
import { type BlackjackDefinition, insuranceOdds, mostUnits } from '../definition.ts'
import { countRounds } from './count-rounds.ts'
import { blackjackParts, type Outcome } from './outcomes.ts'

/** Facts of a table of blackjack, by the strategy that it plays for those who cannot. */
export interface BlackjackFacts extends GameFacts {
  /** What is staked on average, in first stakes: more than 1 by doubled and split hands. */
  readonly staked: Fraction
  /** What comes back of all that is staked. */
  readonly rtpOfStaked: Fraction
  /** What insurance returns of itself, to a player who always takes it. */
  readonly insurance: Fraction
}

/**
 * Exact facts: the return counts every order of the shoe. It is told by the first stake: what comes back, less what doubling and splitting took. That both
 * hands of a split come to something together is worked out as `countSplit` says.
 */
export function blackjackFacts(definition: BlackjackDefinition): BlackjackFacts {
  const { shoe, outcomes } = countRounds(definition)
  const price = BigInt(definition.unitsPerStake)
  const chance = (isMeant: (outcome: Outcome) => boolean): Fraction =>
    fraction(
      outcomes.sum((outcome) => Number(isMeant(outcome))),
      shoe.all,
    )
  const split = Object.fromEntries(
    blackjackParts.map((part) => [part, fraction(outcomes.returned(part), shoe.all * price)]),
  )
  const rtp = Object.values(split).reduce(plus)
  const squares = outcomes.sum(({ payout, extra }) => (payout - extra) ** 2)
  const staked = fraction(outcomes.sum(({ extra }) => extra) + shoe.all * price, shoe.all * price)
  const one = fraction(1n, 1n)
  return {
    proof: 'E',
    rtp,
    split,
    rtpWithoutMost: rtp,
    variance: minus(fraction(squares, shoe.all * price * price), times(rtp, rtp)),
    hit: chance(({ payout }) => payout > 0),
    profit: chance(({ payout, extra }) => payout - extra > definition.unitsPerStake),
    features: {
      double: fraction(outcomes.met('double'), shoe.all),
      split: fraction(outcomes.met('split'), shoe.all),
    },
    most: chance(({ payout }) => payout === mostUnits(definition)),
    atLeast: (stakes) => chance(({ payout }) => payout >= stakes * definition.unitsPerStake),
    staked,
    rtpOfStaked: plus(one, times(minus(rtp, one), fraction(staked.denominator, staked.numerator))),
    insurance: insuranceReturn(definition),
  }
}

/** The card under an ace is a ten in so many of all cases, whatever the player holds on average. */
function insuranceReturn({ decks }: BlackjackDefinition): Fraction {
  return fraction(BigInt(16 * decks * (1 + insuranceOdds)), BigInt(52 * decks - 1))
}
