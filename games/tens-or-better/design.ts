import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9914, sigma: 4.416, hit: 0.4945 },
  mechanics: ['five-card draw', 'pair of tens pays', 'full house 6, flush 5'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
