import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { kenoFacts } from '@fairhouse/game-math/families/keno/keno-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9404, sigma: 13.2, hit: 0.124 },
  mechanics: ['keno 20 of 80', '1 to 10 spots', 'free draws by the last ball'],
} satisfies Design

/** The headline: a ticket of so many spots. */
const headline = 8

/** A ticket of each number of spots, the headline first. Which numbers they are changes nothing of what they return. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  definition.pays
    .map((_, index) => index + 1)
    .toSorted((one, other) => Number(other === headline) - Number(one === headline))
    .map((spots) => [
      spots === headline ? 'base' : `spots${spots}`,
      { selection: { spots: Array.from({ length: spots }, (_, index) => index + 1) } },
    ]),
)

export const facts = (bet: string): GameFacts =>
  kenoFacts(definition, bet === 'base' ? headline : Number(bet.replace('spots', '')))
