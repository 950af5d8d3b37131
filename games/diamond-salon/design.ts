import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.97, sigma: 8, hit: 0.22 },
  mechanics: ['wild x2', 'free spins x3'],
  tune: {
    seed: 16398,
    spins: [
      { spin: 'base', part: 'lines', returns: 0.71, frozen: ['wild', 'crown'] },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'crown'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
