import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 10.5, hit: 0.29 },
  mechanics: ['book', 'free spins'],
  tune: {
    seed: 294,
    spins: [{ spin: 'base', part: 'lines', frozen: ['scroll'], stack: 0.3 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
