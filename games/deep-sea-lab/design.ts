import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.961, sigma: 9, hit: 0.23 },
  mechanics: ['mystery symbols', 'free spins', 'sticky mystery reels'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
