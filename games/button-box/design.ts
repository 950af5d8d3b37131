import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.949, sigma: 4.4, hit: 0.4 },
  mechanics: ['cash on reels', 'wild'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
