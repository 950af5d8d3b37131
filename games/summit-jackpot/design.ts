import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

/** The four jackpots add four hundredths, so that the whole returns 95.0 %. */
export const design = {
  targets: { rtp: 0.91, sigma: 12, hit: 0.26 },
  mechanics: ['free spins', 'wild x2 x3 x5', 'must be hit', 'linked jackpot'],
  tune: {
    seed: 16412,
    spins: [
      { spin: 'base', part: 'lines', returns: 0.55, frozen: ['wild', 'summit'] },
      { spin: 'free', part: 'freeSpins', frozen: ['wild', 'summit'], stack: 0.1 },
    ],
  },
} satisfies Design

export const facts = (mode: string): GameFacts => slotFacts(definition, mode)
