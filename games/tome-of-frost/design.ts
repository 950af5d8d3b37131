import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.958, sigma: 15.5, hit: 0.21 },
  mechanics: ['book', 'two special symbols', 'free spins'],
  tune: {
    seed: 297,
    spins: [{ spin: 'base', part: 'lines', frozen: ['tome'], stack: 0.3 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
