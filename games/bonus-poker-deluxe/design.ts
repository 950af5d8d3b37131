import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9849, sigma: 5.653, hit: 0.4516 },
  mechanics: ['five-card draw', 'all fours 80', 'full house 8, flush 6'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
