import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { threeCardFacts } from '@fairhouse/game-math/families/cards/three-card/three-card-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9663, sigma: 1.64, hit: 0.45 },
  mechanics: ['poker against the dealer', 'three cards', 'pair plus'],
} satisfies Design

/** A chip on each place. */
export const bets = {
  base: { selection: { ante: 1 } },
  pairPlus: { selection: { pairPlus: 1 } },
} satisfies Record<string, Bet>

const isBet = (name: string): name is keyof typeof bets => Object.hasOwn(bets, name)

export function facts(bet: string): GameFacts {
  if (!isBet(bet)) throw new RangeError(`no bet ${bet}`)
  return threeCardFacts(definition, bets[bet])
}
