import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.998, sigma: 6.654, hit: 0.4471 },
  mechanics: [
    'five-card draw',
    'triple bonus for fours',
    'straight flush 100',
    'full house 9, flush 5',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
