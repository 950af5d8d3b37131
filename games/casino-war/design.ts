import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { casinoWarFacts } from '@fairhouse/game-math/families/cards/casino-war/casino-war-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9712, sigma: 1.05, hit: 0.5 },
  mechanics: ['highest card', 'war on a tie', 'surrender', 'tie bet'],
} satisfies Design

/** A chip on each place. */
export const bets = {
  base: { selection: { ante: 1 } },
  tie: { selection: { tie: 1 } },
} satisfies Record<string, Bet>

const isBet = (name: string): name is keyof typeof bets => Object.hasOwn(bets, name)

export function facts(bet: string): GameFacts {
  if (!isBet(bet)) throw new RangeError(`no bet ${bet}`)
  return casinoWarFacts(definition, bets[bet])
}
