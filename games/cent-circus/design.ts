import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.947, sigma: 6.7, hit: 0.32 },
  mechanics: ['pairs are two ways', 'wheel of one ring'],
  tune: {
    seed: 16389,
    spins: [{ spin: 'base', part: 'ways', frozen: ['wild', 'wheel', 'seals', 'unicycles'] }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
