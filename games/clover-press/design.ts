import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.964, sigma: 5.2, hit: 0.22 },
  mechanics: ['hold and spin', 'fixed jackpots', 'held prizes doubled'],
  tune: {
    seed: 307,
    spins: [{ spin: 'base', part: 'lines', frozen: ['wild', 'coin'], stack: 0.3 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
