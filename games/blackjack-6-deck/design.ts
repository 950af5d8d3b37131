import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { blackjackFacts } from '@fairhouse/game-math/families/cards/blackjack/facts/blackjack-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9954, sigma: 1.15, hit: 0.52 },
  mechanics: ['blackjack', 'six decks', 'insurance'],
} satisfies Design

export const facts = (): GameFacts => blackjackFacts(definition)
