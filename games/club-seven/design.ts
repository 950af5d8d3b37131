import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.97, sigma: 7, hit: 0.17 },
  mechanics: ['any sevens', 'full screen of sevens x3'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
