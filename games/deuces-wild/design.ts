import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9973, sigma: 5.077, hit: 0.4428 },
  mechanics: ['five-card draw', 'wild twos', 'five of a kind 16', 'straight flush 10'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
