import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9627, sigma: 5.191, hit: 0.4247 },
  mechanics: ['five-card draw', 'straight, flush and full house alike', 'straight flush 200'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
