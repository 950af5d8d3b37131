import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.963, sigma: 10.5, hit: 0.29 },
  mechanics: ['free spins', 'wild x2 x3'],
  tune: {
    seed: 288,
    spins: [
      { spin: 'base', part: 'ways', returns: 0.55, frozen: ['wild', 'baobab'] },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'baobab'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
