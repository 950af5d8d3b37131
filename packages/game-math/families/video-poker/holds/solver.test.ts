import type { Card, CardOrJoker } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { decks } from '../decks.ts'
import type { PokerTable } from '../definition.ts'
import { handReader } from '../made.ts'
import { jacksOrBetter, published } from '../testing/pay-tables.ts'
import { holdOf, holdSolver, placesOf } from './solver.ts'
import { suitClasses, suitClassesWithJoker } from './suit-classes.ts'

const solver = holdSolver(jacksOrBetter)

/** What a hold pays on average, by drawing every card that may come. A second opinion that shares no line with the solver. */
function drawn(table: PokerTable, dealt: readonly CardOrJoker[], held: readonly number[]): number {
  const read = handReader(table)
  const left = decks[table.wilds].cards.filter((card) => !dealt.includes(card))
  const kept = held.flatMap((place) => dealt[place] ?? [])
  let [ways, units] = [0, 0]
  const fill = (cards: readonly CardOrJoker[], from: number): void => {
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
    expect(values[hold]).toBeCloseTo(drawn(jacksOrBetter, cards, placesOf(hold)), 12)
  })
})

const wild: readonly (readonly [string, readonly CardOrJoker[]])[] = [
  ['bonus deuces', ['2s', '2d', 'Ah', '7s', '6c']],
  ['deuces wild 25-16-10-4-4-3-2', ['2h', 'Kh', 'Qh', '9c', '5d']],
  ['joker poker, kings or better 18/7/5/3', ['joker', 'Kd', '9s', '8s', '3c']],
  ['joker poker, two pair 20/10/6/5', ['As', 'Ac', '9s', '8s', '3c']],
]

describe.each(wild)('%s, dealt %s', (name, cards) => {
  const table = published[name] ?? jacksOrBetter
  const values = holdSolver(table).values(cards)

  it.each([31, 15, 3, 7, 24])('is worth what every draw pays: hold %i', (hold) => {
    expect(values[hold]).toBeCloseTo(drawn(table, cards, placesOf(hold)), 12)
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
  [suitClasses(4), 16_432, 270_725],
  [suitClasses(5), 134_459, 2_598_960],
  [suitClassesWithJoker(4), 18_187, 292_825],
  [suitClassesWithJoker(5), 150_891, 2_869_685],
])('hands fall into classes that stand for all of them', (classes, count, hands) => {
  expect(classes.hands).toHaveLength(count)
  expect(classes.hands.every((of) => of > 0)).toBe(true)
  expect(classes.hands.reduce((sum, of) => sum + of, 0)).toBe(hands)
})
