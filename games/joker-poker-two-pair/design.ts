import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9949, sigma: 4.63, hit: 0.3025 },
  mechanics: ['five-card draw', 'joker', 'two pair or better', 'full house 10, flush 6'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
