import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.945, sigma: 3, hit: 0.42 },
  mechanics: ['wild', 'free spins'],
  tune: {
    seed: 16384,
    spins: [
      { spin: 'base', part: 'lines', returns: 0.79, frozen: ['wild', 'drum'], stack: 0 },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'drum'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
