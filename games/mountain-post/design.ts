import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.958, sigma: 7.8, hit: 0.22 },
  mechanics: ['symbols blown away', 'free spins', 'wild'],
  tune: {
    seed: 2831,
    spins: [
      { spin: 'free', part: 'freeSpins', returns: 0.38, frozen: ['wild'], stack: 0.35 },
      { spin: 'base', part: 'lines', frozen: ['wild', 'horn'], stack: 0.3 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
