import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { sicBoFacts } from '@fairhouse/game-math/families/dice/sic-bo-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9722, sigma: 1, hit: 0.486 },
  mechanics: ['three dice', 'bets on sums'],
} satisfies Design

const on = (spot: string): Bet => ({ selection: { chips: { [spot]: 1 } } })

/** One chip on a spot of each kind, and on each sum: those above 10 return what those below do, 17 what 4 does. The headline is small. */
export const bets = {
  base: on('small'),
  big: on('big'),
  odd: on('odd'),
  even: on('even'),
  single: on('single-4'),
  pair: on('pair-2-5'),
  double: on('double-6'),
  triple: on('triple-6'),
  anyTriple: on('anyTriple'),
  total4: on('total-4'),
  total5: on('total-5'),
  total6: on('total-6'),
  total7: on('total-7'),
  total8: on('total-8'),
  total9: on('total-9'),
  total10: on('total-10'),
} as const satisfies Readonly<Record<string, Bet>>

export const facts = (bet: string): GameFacts => {
  const named = Object.entries(bets).find(([name]) => name === bet)
  if (!named) throw new RangeError(`no bet is called ${bet}`)
  return sicBoFacts(definition, named[1])
}
