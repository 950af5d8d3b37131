import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { towerFacts } from '@fairhouse/game-math/families/instant/tower-game'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9867, sigma: 0.7, hit: 0.667 },
  mechanics: ['a tower of nine levels', 'four risks', 'stop when you like'],
} satisfies Design

/** The headline: a tower of this risk. */
const headline: Risk = 'medium'

const risks = definition.towers.map(({ risk }) => risk)

/** Every tower, the headline first, of a player who stops where stopping returns most. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  risks
    .toSorted((one, other) => Number(other === headline) - Number(one === headline))
    .map((risk) => [risk === headline ? 'base' : risk, { selection: { risk } }]),
)

export function facts(bet: string): GameFacts {
  const risk = bet === 'base' ? headline : risks.find((one) => one === bet)
  if (risk === undefined) throw new RangeError(`no tower is called ${bet}`)
  return towerFacts(definition, risk)
}
