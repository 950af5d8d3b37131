import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.964, sigma: 3.2, hit: 0.36 },
  mechanics: ['scatter pays', 'scatter pair respin'],
} satisfies Design

export const facts = (): GameFacts => slotFacts(definition)
