import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9973, sigma: 2.2, hit: 0.98 },
  mechanics: [
    'five-card draw',
    'twos are wild',
    'five of a kind 16, straight flush 10',
    '25 hands from one deal',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
