import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.955, sigma: 6, hit: 0.16 },
  mechanics: ['any sevens', 'any bars'],
  tune: {
    seed: 264,
    spins: [{ spin: 'base', part: 'lines', frozen: ['seven-gold'], stack: 0.45 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
