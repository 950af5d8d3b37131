import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.97, sigma: 14, hit: 0.26 },
  mechanics: ['book', 'special symbol of one’s choice', 'free spins'],
  tune: {
    seed: 16402,
    spins: [{ spin: 'base', part: 'lines', frozen: ['book'], stack: 0.1 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
