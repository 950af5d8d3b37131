import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { gateFacts } from '@fairhouse/game-math/families/instant/gate-game'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.99, sigma: 1, hit: 0.495 },
  mechanics: ['a live room', 'stopping in flight', 'two bets a round'],
} satisfies Design

/** Multiples at which stopping is certified one by one, hundredths of the stake, the headline first; a test proves all others. */
const targets = [200, 101, 110, 150, 300, 500, 1000, 10_000, 100_000, 1_000_000]

/** The name of a target's certificate. */
const nameOf = (target: number): string => (target === 200 ? 'base' : `target${target}`)

export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  targets.map((target) => [nameOf(target), { selection: { target } }]),
)

export function facts(bet: string): GameFacts {
  const target = targets.find((one) => nameOf(one) === bet)
  if (target === undefined) throw new RangeError(`no target is called ${bet}`)
  return gateFacts(definition, target)
}
