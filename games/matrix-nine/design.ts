import { cellsFacts } from '@fairhouse/game-math/families/cells/cells-facts'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.96, sigma: 5, hit: 0.26 },
  mechanics: ['independent cells', 'four corners'],
} satisfies Design

export const facts = (): GameFacts => cellsFacts(definition)
