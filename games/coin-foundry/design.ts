import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 8.8, hit: 0.26 },
  mechanics: ['hold and spin', 'fixed jackpots'],
} satisfies Design

export const facts = (mode: string): GameFacts => slotFacts(definition, mode)
