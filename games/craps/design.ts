import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { crapsBets, crapsFacts } from '@fairhouse/game-math/families/craps/craps-facts'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9859, sigma: 1, hit: 0.493 },
  mechanics: ['two dice', 'point', 'odds without an edge', 'bets over several rolls'],
} satisfies Design

/** One bet of each kind. The headline is the pass line. */
export const bets = crapsBets

export const facts = (bet: string): GameFacts => crapsFacts(definition, bet)
