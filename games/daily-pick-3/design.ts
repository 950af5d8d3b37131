import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import type { PickPays } from '@fairhouse/contract/families/instant/paytable'
import { pickFacts } from '@fairhouse/game-math/families/instant/pick-game'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9, sigma: 28.4, hit: 0.001 },
  mechanics: ['three digits', 'straight, box and pairs'],
} satisfies Design

interface Certified extends Pick<PickPays, 'bet' | 'alike'> {
  readonly digits: number[]
}

/** One bet of each kind, the headline first. Which digits they are changes nothing of what they return. */
const certified: Readonly<Record<string, Certified>> = {
  base: { bet: 'straight', alike: 0, digits: [1, 5, 9] },
  box: { bet: 'box', alike: 0, digits: [1, 5, 9] },
  boxalike: { bet: 'box', alike: 2, digits: [3, 3, 8] },
  straightbox: { bet: 'straightBox', alike: 0, digits: [1, 5, 9] },
  straightboxalike: { bet: 'straightBox', alike: 2, digits: [3, 3, 8] },
  frontpair: { bet: 'frontPair', alike: 0, digits: [4, 7] },
  backpair: { bet: 'backPair', alike: 0, digits: [4, 7] },
  splitpair: { bet: 'splitPair', alike: 0, digits: [4, 7] },
}

export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  Object.entries(certified).map(([name, { bet, digits }]) => [
    name,
    { selection: { bet, digits } },
  ]),
)

export function facts(bet: string): GameFacts {
  const known = certified[bet]
  if (!known) throw new RangeError(`no bet is called ${bet}`)
  return pickFacts(definition, known)
}
