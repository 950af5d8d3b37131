import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { kenoCardsFacts, kenoFacts } from '@fairhouse/game-math/families/keno/keno-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9, sigma: 70, hit: 0.151 },
  mechanics: ['lotto 6 of 49', 'four cards'],
} satisfies Design

/** Numbers of a card. */
const spots = 6

const cardsOf = (count: number): Bet => ({
  selection: {
    cards: Array.from({ length: count }, (_, card) =>
      Array.from({ length: spots }, (_, index) => card * spots + index + 1),
    ),
  },
})

/** One card; then two to four that have no number in common. Which numbers they are changes nothing of what they return. */
export const bets: Readonly<Record<string, Bet>> = {
  base: cardsOf(1),
  cards2: cardsOf(2),
  cards3: cardsOf(3),
  cards4: cardsOf(4),
}

export function facts(bet: string): GameFacts {
  if (bet === 'base') return kenoFacts(definition, spots)
  const count = Number(bet.replace('cards', ''))
  return kenoCardsFacts(
    definition,
    Array.from({ length: count }, () => spots),
  )
}
