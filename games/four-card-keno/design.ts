import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { kenoCardsFacts, kenoFacts } from '@fairhouse/game-math/families/keno/keno-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.935, sigma: 14.3, hit: 0.317 },
  mechanics: ['keno 20 of 80', '1 to 10 spots', 'four cards'],
} satisfies Design

/** The headline: one card of the fewest spots with every kind of pay. */
const headline = 8

const ticket = (spots: number, from = 0): number[] =>
  Array.from({ length: spots }, (_, index) => from + index + 1)

/** One card of each number of spots, the headline first; then two to four cards of the headline that have no number in common. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries([
  ...definition.pays
    .map((_, index) => index + 1)
    .toSorted((one, other) => Number(other === headline) - Number(one === headline))
    .map((spots) => [
      spots === headline ? 'base' : `spots${spots}`,
      { selection: { cards: [ticket(spots)] } },
    ]),
  ...[2, 3, 4].map((count) => [
    `cards${count}`,
    {
      selection: {
        cards: Array.from({ length: count }, (_, card) => ticket(headline, card * headline)),
      },
    },
  ]),
])

export function facts(bet: string): GameFacts {
  if (bet.startsWith('cards')) {
    const count = Number(bet.replace('cards', ''))
    return kenoCardsFacts(
      definition,
      Array.from({ length: count }, () => headline),
    )
  }
  return kenoFacts(definition, bet === 'base' ? headline : Number(bet.replace('spots', '')))
}
