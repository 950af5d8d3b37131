import type { GameFacts } from '../../../facts.ts'
import type { Bet } from '../../../game.ts'
import { type CountedOutcome, countedFacts } from '../places/facts.ts'
import { chipsOf } from '../showdown/selected.ts'
import { bestPlay } from './choices.ts'
import { type RedDogDefinition, spots, spreadOf } from './definition.ts'

/**
 * Exact facts of a bet: every order of ranks of three cards, of a player who raises where that is worth more.
 * @throws RangeError when it cannot be bet.
 */
export function redDogFacts(definition: RedDogDefinition, bet: Bet): GameFacts {
  const { unitsPerStake, mostChips } = definition
  const on = chipsOf({ spots, mostChips }, bet.selection)
  const chips = on?.[0]?.chips
  if (chips === undefined) throw new RangeError('chips that cannot be bet')
  return countedFacts({
    outcomes: outcomesOf(definition, chips),
    price: unitsPerStake * chips,
    unitsPerStake,
  })
}

function outcomesOf(definition: RedDogDefinition, chips: number): readonly CountedOutcome[] {
  const { decks, unitsPerStake, pairBack, spreadBack } = definition
  const ofRank = 4 * decks
  const third = 52 * decks - 2
  const stake = chips * unitsPerStake
  const ranks = Array.from({ length: 13 }, (_, rank) => rank)
  const outcome = (ways: number, payout: number, extra = 0): CountedOutcome => ({
    ways: BigInt(ways),
    payout,
    extra,
  })
  return ranks.flatMap((first) =>
    ranks.flatMap((second) => {
      const spread = spreadOf(first, second)
      const ways = ofRank * (spread === null ? ofRank - 1 : ofRank)
      if (spread === null) {
        const alike = ofRank - 2
        return [outcome(ways * alike, chips * pairBack), outcome(ways * (third - alike), stake)]
      }
      if (spread === 0) return [outcome(ways * third, stake)]
      const isRaised = bestPlay(definition, [first, second]) === 'raise'
      const back = chips * (spreadBack[spread - 1] ?? 0) * (isRaised ? 2 : 1)
      const extra = isRaised ? stake : 0
      const inside = ofRank * spread
      return [outcome(ways * inside, back, extra), outcome(ways * (third - inside), 0, extra)]
    }),
  )
}
