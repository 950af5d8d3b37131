import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 4, hit: 0.24 },
  mechanics: ['full screen x2'],
  tune: { seed: 263, spins: [{ spin: 'base', part: 'lines', frozen: ['seven'], stack: 0.6 }] },
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
