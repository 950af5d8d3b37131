import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { redDogFacts } from '@fairhouse/game-math/families/cards/red-dog/red-dog-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.972, sigma: 1.6, hit: 0.48 },
  mechanics: ['card between two', 'six decks', 'raise'],
} satisfies Design

export const bets = { base: { selection: { ante: 1 } } } satisfies Record<string, Bet>

export const facts = (): GameFacts => redDogFacts(definition, bets.base)
