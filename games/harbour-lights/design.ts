import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 6, hit: 0.28 },
  mechanics: ['chosen wild', 'free spins x2'],
  tune: {
    seed: 270,
    spins: [
      { spin: 'base', part: 'lines', returns: 0.66, frozen: ['wild', 'lighthouse', 'compass'] },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'compass'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
