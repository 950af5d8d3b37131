import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 8, hit: 0.25 },
  mechanics: ['wild reel 3', 'pick', 'free spins', 'sticky wild reels'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
