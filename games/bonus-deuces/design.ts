import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9945, sigma: 5.715, hit: 0.4407 },
  mechanics: ['five-card draw', 'wild twos', 'kickers', 'bonus for five of a kind'],
} satisfies Design

export const facts = (): GameFacts => videoPokerFacts(definition)
