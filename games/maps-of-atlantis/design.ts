import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.963, sigma: 12, hit: 0.27 },
  mechanics: ['book', 'free spins', 'bought free spins'],
} satisfies Design

export const facts = (mode: string): GameFacts => slotFacts(definition, mode)
