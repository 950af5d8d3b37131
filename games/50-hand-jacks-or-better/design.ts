import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9839, sigma: 1.52, hit: 0.9999 },
  mechanics: ['five-card draw', 'full house 8, flush 6', '50 hands from one deal'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
