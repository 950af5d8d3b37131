import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 3.5, hit: 0.38 },
  mechanics: ['cash on reels', 'two collectors'],
  tune: {
    seed: 285,
    spins: [{ spin: 'base', part: 'lines', frozen: ['wild', 'bee', 'comb'], stack: 0.55 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
