import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.972, sigma: 8, hit: 0.21 },
  mechanics: ['expanding wilds that multiply'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
