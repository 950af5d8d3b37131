import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9892, sigma: 5.98, hit: 0.455 },
  mechanics: ['five-card draw', 'full house 8, flush 5', 'multiplier of the deal'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
