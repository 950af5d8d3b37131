import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { holdToBreakEven } from '@fairhouse/game-math/families/video-poker/break-even'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9531, sigma: 1.99, hit: 0.455 },
  mechanics: ['five-card draw', 'full house 8, flush 5', 'progressive royal flush'],
} satisfies Design

export function facts(): GameFacts {
  const { progressive, betLevels } = definition
  const [stake = 0] = betLevels
  holdToBreakEven(definition, progressive, stake)
  return videoPokerFacts(definition)
}
