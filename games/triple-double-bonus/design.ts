import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9958, sigma: 9.914, hit: 0.4325 },
  mechanics: ['five-card draw', 'triple bonus for fours', 'kickers', 'full house 9, flush 7'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
