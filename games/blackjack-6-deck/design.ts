import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import {
  boxesBets,
  boxesFacts,
} from '@fairhouse/game-math/families/cards/blackjack/boxes/facts/boxes-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9954, sigma: 1.15, hit: 0.52 },
  mechanics: ['blackjack', 'six decks', 'insurance', 'five boxes', 'perfect pairs', '21+3 by rank'],
} satisfies Design

/** A chip on a box, on each of its side bets, and insurance of a box. */
export const bets = boxesBets(definition)

export const facts = (bet: string): GameFacts => boxesFacts(definition, bet)
