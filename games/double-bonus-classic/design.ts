import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9781, sigma: 5.548, hit: 0.445 },
  mechanics: [
    'five-card draw',
    'double bonus for fours',
    'full house 9, flush 6',
    'table of old bars',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
