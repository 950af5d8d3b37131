import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

/** The jackpot adds two hundredths, so that the whole returns 94.9 %. */
export const design = {
  targets: { rtp: 0.929, sigma: 11, hit: 0.2 },
  mechanics: ['tower of two wheels', 'more tokens, more wheels', 'jackpot of its own'],
  tune: {
    seed: 16417,
    spins: [{ spin: 'base', part: 'lines', frozen: ['wild', 'token', 'tower'], stack: 0.2 }],
  },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
