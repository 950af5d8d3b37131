import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9679, sigma: 6.48, hit: 0.4479 },
  mechanics: [
    'five-card draw',
    'double bonus for fours',
    'kickers',
    'full house 8, flush 5',
    'table of old bars',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
