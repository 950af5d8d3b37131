import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9954, sigma: 4.42, hit: 0.4546 },
  mechanics: [
    'five-card draw',
    'full house 9, flush 6',
    'double-up against a card',
    'five doublings in a row',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
