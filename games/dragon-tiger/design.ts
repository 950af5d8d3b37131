import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { showdownFacts } from '@fairhouse/game-math/families/cards/showdown/showdown-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9627, sigma: 0.97, hit: 0.54 },
  mechanics: ['highest card', 'eight decks', 'tie bet'],
} satisfies Design

/** A chip on each place; dragon and tiger return the same. */
export const bets = {
  base: { selection: { dragon: 1 } },
  tiger: { selection: { tiger: 1 } },
  tie: { selection: { tie: 1 } },
} satisfies Record<string, Bet>

const isBet = (name: string): name is keyof typeof bets => Object.hasOwn(bets, name)

export function facts(bet: string): GameFacts {
  if (!isBet(bet)) throw new RangeError(`no bet ${bet}`)
  return showdownFacts(definition, bets[bet])
}
