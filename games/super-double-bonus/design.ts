import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9969, sigma: 6.161, hit: 0.4516 },
  mechanics: [
    'five-card draw',
    'double bonus for fours',
    'four faces 120',
    'straight flush 80',
    'full house 9, flush 5',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
