import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9926, sigma: 4.577, hit: 0.4553 },
  mechanics: [
    'five-card draw',
    'bonus for fours',
    'full house 8, flush 5',
    'four faces 40',
    'low fours as others',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
