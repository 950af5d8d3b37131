import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9815, sigma: 10.006, hit: 0.4407 },
  mechanics: [
    'five-card draw',
    'triple bonus for fours',
    'kickers',
    'full house 9, flush 6',
    'table of old bars',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
