import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9957, sigma: 6.613, hit: 0.4474 },
  mechanics: [
    'five-card draw',
    'triple bonus for fours',
    'straight flush 80',
    'short straight flush',
    'full house 9, flush 5',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
