import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9758, sigma: 4.973, hit: 0.4436 },
  mechanics: [
    'five-card draw',
    'wild twos',
    'five of a kind 12',
    'straight flush 10',
    'wild royal flush 20',
  ],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
