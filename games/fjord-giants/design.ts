import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.959, sigma: 8.5, hit: 0.25 },
  mechanics: ['free spins', 'colossal symbol'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
