import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9954, sigma: 2.8, hit: 0.7374 },
  mechanics: ['five-card draw', 'full house 9, flush 6', '3 hands from one deal'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
