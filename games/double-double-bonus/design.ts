import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9898, sigma: 6.48, hit: 0.4472 },
  mechanics: [
    'five-card draw',
    'double bonus for fours',
    'kickers',
    'low fours with a kicker 160',
    'full house 9, flush 6',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
