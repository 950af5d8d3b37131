import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 5.5, hit: 0.3 },
  mechanics: ['random wilds', 'scatter pays'],
  tune: { seed: 274, spins: [{ spin: 'base', part: 'lines', frozen: ['wild', 'star'], stack: 0 }] },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
