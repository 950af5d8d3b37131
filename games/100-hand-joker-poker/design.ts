import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9809, sigma: 2.0, hit: 0.999 },
  mechanics: [
    'five-card draw',
    'one joker',
    'four of a kind 17, full house 7',
    '100 hands from one deal',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
