import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9917, sigma: 2.4, hit: 0.86 },
  mechanics: [
    'five-card draw',
    'full house 8, flush 5',
    'bonus for fours by rank',
    '5 hands from one deal',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
