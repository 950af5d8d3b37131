import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { baccaratFacts } from '@fairhouse/game-math/families/cards/baccarat/baccarat-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9876, sigma: 0.95, hit: 0.54 },
  mechanics: ['baccarat', 'eight decks', 'tie bet', 'pair bets'],
} satisfies Design

/** A chip on each place. */
export const bets = {
  base: { selection: { player: 1 } },
  banker: { selection: { banker: 1 } },
  tie: { selection: { tie: 1 } },
  playerPair: { selection: { playerPair: 1 } },
  bankerPair: { selection: { bankerPair: 1 } },
} satisfies Record<string, Bet>

const isBet = (name: string): name is keyof typeof bets => Object.hasOwn(bets, name)

export function facts(bet: string): GameFacts {
  if (!isBet(bet)) throw new RangeError(`no bet ${bet}`)
  return baccaratFacts(definition, bets[bet])
}
