import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { rouletteFacts } from '@fairhouse/game-math/families/roulette/roulette-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.9865, sigma: 0.99, hit: 0.5135 },
  mechanics: ['single zero', 'la partage'],
} satisfies Design

const on = (spot: string): Bet => ({ selection: { chips: { [spot]: 1 } } })

/** One chip on a spot of each kind. The headline is an even chance, for which this table is played: la partage gives back half of it at zero. */
export const bets = {
  base: on('red'),
  straight: on('17'),
  split: on('17-20'),
  street: on('16-17-18'),
  trio: on('0-1-2'),
  corner: on('17-18-20-21'),
  firstFour: on('0-1-2-3'),
  sixLine: on('16-17-18-19-20-21'),
  dozen: on('dozen-2'),
  column: on('column-2'),
  black: on('black'),
  even: on('even'),
  odd: on('odd'),
  low: on('low'),
  high: on('high'),
} as const satisfies Readonly<Record<string, Bet>>

export const facts = (bet: string): GameFacts => {
  const named = Object.entries(bets).find(([name]) => name === bet)
  if (!named) throw new RangeError(`no bet is called ${bet}`)
  return rouletteFacts(definition, named[1])
}
