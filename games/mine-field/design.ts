import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { minesFacts } from '@fairhouse/game-math/families/instant/mines-game'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9946, sigma: 0.85, hit: 0.578 },
  mechanics: ['mines', '1 to 24 mines', 'stop when you like'],
} satisfies Design

/** The headline: a field with so many mines. */
const headline = 3

/** A field of each number of mines, the headline first, of a player who stops where stopping returns most. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  Array.from({ length: definition.cells - 1 }, (_, index) => index + 1)
    .toSorted((one, other) => Number(other === headline) - Number(one === headline))
    .map((mines) => [mines === headline ? 'base' : `mines${mines}`, { selection: { mines } }]),
)

export const facts = (bet: string): GameFacts =>
  minesFacts(definition, bet === 'base' ? headline : Number(bet.replace('mines', '')))
