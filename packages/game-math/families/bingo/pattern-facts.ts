import { item } from '../../at.ts'
import { countedFacts } from '../../chances/counted-facts.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction, type Fraction, plus, times } from '../../fraction.ts'
import type { BingoDefinition } from './definition.ts'
import { potOf, sharesOf } from './hall.ts'
import { neededInColumns, patternWins } from './pattern-wins.ts'
import { waysOf } from './ways-of.ts'

/**
 * Exact facts of a card in a hall of so many where columns have numbers of their own and a round plays for one of several patterns. A pot that is won by so many cards is
 * shared by them all, and every card is as likely as any other to be the first of them.
 */
export function patternFacts(definition: BingoDefinition, cards: number): GameFacts {
  const { patterns = [], prizes, unitsPerStake } = definition
  const pot = potOf(BigInt(unitsPerStake * cards), item(prizes, 0).perMille)
  const chances = new Map<bigint, Fraction>()
  const add = (units: bigint, chance: Fraction): void => {
    const known = chances.get(units)
    chances.set(units, known ? plus(known, chance) : chance)
  }
  const needs = patterns.map(({ cells }) => neededInColumns(definition, cells))
  // Patterns that need as many cells of each column as another are won alike.
  const alike = Map.groupBy(needs, (needed) => needed.join())
  for (const [needed = [], ...others] of alike.values()) {
    for (const [index, chance] of patternWins(definition, needed, cards).entries()) {
      const winners = index + 1
      const each = times(
        chance,
        fraction(BigInt(others.length + 1), BigInt(winners * patterns.length)),
      )
      for (const share of sharesOf(pot, winners)) add(share, each)
    }
  }
  return countedFacts({
    proof: 'C',
    counts: waysOf(chances),
    price: unitsPerStake,
    unitsPerStake,
    mostUnits: Number(pot),
    parts: ['pattern'],
    features: {},
  })
}
