import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.956, sigma: 5.8, hit: 0.33 },
  mechanics: ['wild reel 3', 'gamble'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
