import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

/** The linked jackpot adds two hundredths, so that the whole returns 95.1 %. */
export const design = {
  targets: { rtp: 0.931, sigma: 13.5, hit: 0.29 },
  mechanics: ['hold and spin', 'fixed jackpots', 'linked jackpot'],
} satisfies Design

export const facts = (mode: string): GameFacts => slotFacts(definition, mode)
