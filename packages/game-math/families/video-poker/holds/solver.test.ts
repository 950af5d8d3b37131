import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { deck } from '../../../cards/card.ts'
import { handReader } from '../made.ts'
import { jacksOrBetter, published } from '../testing/pay-tables.ts'
import { holdOf, holdSolver, placesOf } from './solver.ts'
import { suitClasses } from './suit-classes.ts'

const solver = holdSolver(jacksOrBetter)

/** What a hold pays on average, by drawing every card that may come. A second opinion that shares no line with the solver. */
function drawn(dealt: readonly Card[], held: readonly number[]): number {
  const read = handReader(jacksOrBetter)
  const left = deck.filter((card) => !dealt.includes(card))
  const kept = held.flatMap((place) => dealt[place] ?? [])
  let [ways, units] = [0, 0]
  const fill = (cards: readonly Card[], from: number): void => {
    if (cards.length === 5) {
      ways++
      units += read(cards)?.units ?? 0
      return
    }
    for (let at = from; at < left.length; at++) {
      const card = left[at]
      if (card !== undefined) fill([...cards, card], at + 1)
    }
  }
  fill(kept, 0)
  return units / ways
}

const dealt: readonly (readonly Card[])[] = [
  ['As', 'Kd', '7h', 'Js', '2c'],
  ['Th', 'Qh', '9c', 'Kh', 'Ah'],
  ['2d', '2c', '9s', '9d', 'Js'],
]

describe.each(dealt)('%s %s %s %s %s', (...cards) => {
  const values = solver.values(cards)

  it.each([31, 15, 30, 7, 26, 12, 17, 24])('is worth what every draw pays: hold %i', (hold) => {
    expect(values[hold]).toBeCloseTo(drawn(cards, placesOf(hold)), 12)
  })
})

/** What a player of this table holds, as every strategy chart says. */
const charted: readonly (readonly [readonly Card[], readonly number[]])[] = [
  [
    ['As', 'Ks', 'Qs', 'Js', 'Ts'],
    [0, 1, 2, 3, 4],
  ],
  [
    ['Ah', 'Kh', 'Qh', 'Jh', '9h'],
    [0, 1, 2, 3],
  ],
  [
    ['Ah', 'Kh', 'Qh', 'Jh', 'Ac'],
    [0, 1, 2, 3],
  ],
  [
    ['9h', '9c', '4d', '4s', 'Kd'],
    [0, 1, 2, 3],
  ],
  [
    ['Jh', 'Jc', '4d', '7s', 'Kd'],
    [0, 1],
  ],
  [
    ['5h', '6c', '7d', '8s', 'Kd'],
    [0, 1, 2, 3],
  ],
  [['2h', '5c', '7d', '8s', 'Td'], []],
  [
    ['6h', '6c', '7d', '8s', '9d'],
    [0, 1],
  ],
  [['Ah', '3c', '7d', '8s', 'Td'], [0]],
]

it.each(charted)('holds as strategy charts say: %s', (cards, held) => {
  expect(placesOf(solver.best(cards))).toEqual(held)
})

it('holds the same cards wherever they lie', () => {
  const cards: readonly Card[] = ['4d', 'Jh', '7s', 'Jc', 'Kd']
  expect(placesOf(solver.best(cards))).toEqual([1, 3])
  expect(holdOf(placesOf(solver.best(cards.toReversed())))).toBe(0b01010)
})

it('holds two pair by one table, and the aces of it by another that pays for four of them', () => {
  const double = holdSolver(published['double bonus 9/7'] ?? jacksOrBetter)
  const cards: readonly Card[] = ['As', 'Ad', '9h', '9c', '2c']
  expect(placesOf(solver.best(cards))).toEqual([0, 1, 2, 3])
  expect(placesOf(double.best(cards))).toEqual([0, 1])
})

it.each([
  [4, 16_432, 270_725],
  [5, 134_459, 2_598_960],
])('hands of %i cards fall into classes that stand for all of them', (size, count, hands) => {
  const classes = suitClasses(size)
  expect(classes.hands).toHaveLength(count)
  expect(classes.hands.every((of) => of > 0)).toBe(true)
  expect(classes.hands.reduce((sum, of) => sum + of, 0)).toBe(hands)
})
