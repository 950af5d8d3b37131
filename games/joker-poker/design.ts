import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9894, sigma: 5.085, hit: 0.4434 },
  mechanics: ['five-card draw', 'joker', 'kings or better', 'full house 7, flush 5'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
