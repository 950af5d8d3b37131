import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9891, sigma: 5.062, hit: 0.4436 },
  mechanics: ['five-card draw', 'wild twos', 'five of a kind 15', 'straight flush 9'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
