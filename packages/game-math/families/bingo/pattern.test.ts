import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { describe, expect, it } from 'vitest'
import { fraction, ratio } from '../../fraction.ts'
import { bingoFacts } from './bingo-facts.ts'
import { bingoGame } from './bingo-game.ts'
import { cardFrom } from './card.ts'
import type { BingoDefinition } from './definition.ts'
import { prizesOf } from './hall.ts'
import { patternOfRound } from './live-draw.ts'
import { neededInColumns, patternWins } from './pattern-wins.ts'

const definition: BingoDefinition = {
  numbers: 12,
  side: 3,
  inColumn: 4,
  free: 4,
  patterns: [
    { name: 'top', cells: [0, 1, 2] },
    { name: 'X', cells: [0, 2, 4, 6, 8] },
  ],
  prizes: [{ prize: 'pattern', perMille: 950 }],
  halls: [2, 3],
  unitsPerStake: 20,
  betLevels: [20],
  maxUnits: 57,
}

describe('a card with columns', () => {
  it('has numbers of its column alone, none twice, and nothing in its free cell', () => {
    const draw = drawFrom(new SeededWords(75))
    const seen = Array.from({ length: 9 }, () => new Set<number>())
    for (let count = 0; count < 400; count++) {
      const card = cardFrom(definition, draw)
      expect(card[4]).toBe(0)
      expect(new Set(card).size).toBe(9)
      for (const [cell, number] of card.entries()) {
        seen[cell]?.add(number)
        if (cell !== 4) expect(Math.ceil(number / 4)).toBe((cell % 3) + 1)
      }
    }
    // Every number of a column comes to every cell of it.
    for (const [cell, numbers] of seen.entries()) expect(numbers.size).toBe(cell === 4 ? 1 : 4)
  })

  it('lays every number of a column into each of its cells as often as any other', () => {
    const draw = drawFrom(new SeededWords(4))
    const rounds = 12_000
    const counts = new Map<number, number>()
    for (let count = 0; count < rounds; count++) {
      const number = cardFrom(definition, draw)[8] ?? 0
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    const expected = rounds / 4
    const chi = [...counts.values()].reduce((sum, is) => sum + (is - expected) ** 2 / expected, 0)
    // Three degrees of freedom: above this comes once in 10,000.
    expect(chi).toBeLessThan(21.1)
  })
})

describe('a pattern', () => {
  const order = Array.from({ length: 12 }, (_, index) => index + 1)
  const first = { card: 1, cells: [1, 5, 9, 2, 0, 10, 3, 7, 11] }
  const second = { card: 2, cells: [2, 6, 9, 1, 0, 12, 4, 8, 10] }

  it('is won by the cards that have its cells first, the free one for nothing', () => {
    const won = (pattern: number) =>
      prizesOf(definition, [first, second], { calls: order, pattern })
    expect(won(0)).toEqual([{ prize: 'pattern', call: 9, cards: [1, 2] }])
    // 1, 9, 3, 11 of the first card, 2, 9, 4, 10 of the second.
    expect(won(1)).toEqual([{ prize: 'pattern', call: 10, cards: [2] }])
    expect(() => won(2)).toThrow(RangeError)
  })

  it('of a live round follows from what is public, and all of them come', () => {
    const end = new Uint8Array(32).fill(7)
    const of = (number: number) =>
      patternOfRound(openStream, definition, { end, salt: 'salt', number })
    expect(of(3)).toBe(of(3))
    expect(new Set(Array.from({ length: 40 }, (_, number) => of(number)))).toEqual(new Set([0, 1]))
    expect(
      patternOfRound(openStream, { numbers: 12, side: 3 }, { end, salt: 's', number: 1 }),
    ).toBeNull()
  })
})

describe('facts', () => {
  it('count two cards of two columns as all orders of their four numbers do', () => {
    const columns = [
      [1, 2],
      [3, 4],
    ] as const
    const cards = columns[0].flatMap((one) => columns[1].map((other) => [one, other]))
    let [alone, shared, all] = [0n, 0n, 0n]
    const pairs = cards.flatMap((own) => cards.map((other) => [own, other] as const))
    for (const order of ordersOf([1, 2, 3, 4])) {
      const callOf = (card: readonly number[]): number =>
        Math.max(...card.map((number) => order.indexOf(number)))
      for (const [own, other] of pairs) {
        all++
        if (callOf(own) === callOf(other)) shared++
        else if (callOf(own) < callOf(other)) alone++
      }
    }
    expect(patternWins({ inColumn: 2 }, [1, 1], 2)).toEqual([
      fraction(alone, all),
      fraction(shared, all),
    ])
  })

  it.each([2, 3])('return what the pot holds in a hall of %i', (cards) => {
    const { rtp, split } = bingoFacts(definition, cards)
    expect(rtp).toEqual(fraction(950n, 1000n))
    expect(split).toEqual({ pattern: fraction(19n, 20n) })
  })

  it('are those of a count of rounds that were played', () => {
    const game = bingoGame(definition)
    const { hit, most, variance } = bingoFacts(definition, 3)
    const rounds = 30_000
    let [hits, mosts, sum, squares] = [0, 0, 0, 0]
    const draw = drawFrom(new SeededWords(30))
    for (let round = 0; round < rounds; round++) {
      const { units } = game.open(draw, { selection: { cards: 3 } }).state
      hits += Number(units > 0)
      mosts += Number(units === 57)
      sum += units / 20
      squares += (units / 20) ** 2
    }
    const mean = sum / rounds
    expect(Math.abs(hits / rounds - ratio(hit))).toBeLessThan(0.012)
    expect(Math.abs(mosts / rounds - ratio(most))).toBeLessThan(0.011)
    expect(Math.abs(squares / rounds - mean ** 2 - ratio(variance))).toBeLessThan(0.05)
  })

  it('need no number for the free cell', () => {
    expect(neededInColumns(definition, [0, 2, 4, 6, 8])).toEqual([2, 2])
  })

  it.each([
    ['columns that do not hold all numbers', { inColumn: 3 }],
    ['a line besides', { prizes: [{ prize: 'line', perMille: 950 }] }],
    [
      'a pattern of the free cell alone',
      {
        patterns: [
          { name: 'a', cells: [4] },
          { name: 'b', cells: [0] },
        ],
      },
    ],
    [
      'a cell that no card has',
      {
        patterns: [
          { name: 'a', cells: [9] },
          { name: 'b', cells: [0] },
        ],
      },
    ],
    [
      'two patterns alike',
      {
        patterns: [
          { name: 'a', cells: [0] },
          { name: 'b', cells: [0] },
        ],
      },
    ],
    ['one pattern', { patterns: [{ name: 'a', cells: [0] }] }],
  ] as const)('are of no definition with %s', (_, part) => {
    expect(() => bingoGame({ ...definition, ...part })).toThrow(RangeError)
  })

  it('are of no lines on cards with columns', () => {
    expect(() =>
      bingoGame({
        numbers: 12,
        side: 3,
        inColumn: 4,
        prizes: [
          { prize: 'line', perMille: 250 },
          { prize: 'house', perMille: 600 },
        ],
        halls: [2],
        unitsPerStake: 20,
        betLevels: [20],
        maxUnits: 34,
      }),
    ).toThrow(RangeError)
  })
})

/** All orders of some numbers. */
function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]]
  return numbers.flatMap((first, index) =>
    ordersOf(numbers.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}
