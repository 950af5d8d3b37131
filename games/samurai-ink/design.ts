import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.962, sigma: 6.8, hit: 0.25 },
  mechanics: ['split symbols', 'symbols cut in two', 'free spins'],
  tune: {
    seed: 286,
    spins: [
      { spin: 'free', part: 'freeSpins', returns: 0.33, frozen: ['wild'], stack: 0.15 },
      {
        spin: 'base',
        part: 'lines',
        frozen: ['wild', 'sun', 'samurais', 'masks', 'katanas', 'brushes'],
      },
    ],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
