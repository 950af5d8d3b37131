import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.961, sigma: 6, hit: 0.28 },
  mechanics: ['stacked wild', 'free spins', 'richer reels'],
  tune: {
    seed: 273,
    spins: [
      { spin: 'base', part: 'lines', returns: 0.64, frozen: ['wild', 'drum'] },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'drum'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
