import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { describe, expect, it } from 'vitest'
import { fraction, plus, ratio } from '../../fraction.ts'
import { bingoFacts } from './bingo-facts.ts'
import { bingoGame } from './bingo-game.ts'
import type { BingoDefinition } from './definition.ts'
import { prizesOf } from './hall.ts'
import { cardOfChain, cardsOfChain } from './live-draw.ts'
import { stripWins } from './strip-wins.ts'
import { stripFrom } from './strip.ts'

const definition: BingoDefinition = {
  numbers: 90,
  side: 3,
  strip: 6,
  prizes: [
    { prize: 'line', perMille: 200 },
    { prize: 'twoLines', perMille: 250 },
    { prize: 'house', perMille: 500 },
  ],
  halls: [2, 6],
  unitsPerStake: 20,
  betLevels: [20],
  maxUnits: 114,
}

const numbersIn = (cells: readonly number[]): readonly number[] => cells.filter((cell) => cell > 0)

describe('a strip', () => {
  it('has every number once, five in each row, one to three of each column in ascending order', () => {
    const draw = drawFrom(new SeededWords(90))
    const columns = Array.from({ length: 9 }, () => new Set<number>())
    for (let count = 0; count < 80; count++) {
      const strip = stripFrom(draw)
      expect(numbersIn(strip.flat()).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 90 }, (_, index) => index + 1),
      )
      for (const cells of strip) {
        for (const row of [0, 1, 2])
          expect(numbersIn(cells.slice(row * 9, row * 9 + 9))).toHaveLength(5)
        for (const [column, seen] of columns.entries()) {
          const own = numbersIn([0, 9, 18].map((from) => cells[from + column] ?? 0))
          expect(own).toEqual(own.toSorted((one, other) => one - other))
          expect(own.every((number) => Math.min(8, Math.floor(number / 10)) === column)).toBe(true)
          seen.add(own.length)
        }
      }
    }
    for (const seen of columns) expect(seen).toEqual(new Set([1, 2, 3]))
  })

  it('of a chain is the same for everybody, in whatever order its tickets are asked for', () => {
    const round = { end: new Uint8Array(32).fill(7), salt: 'salt', number: 3 }
    const cells = cardsOfChain(openStream, definition, round)
    const inOrder = Array.from({ length: 12 }, (_, index) => cells(index + 1))
    const alone = [12, 1, 7, 6].map((card) =>
      cardOfChain(openStream, definition, { ...round, card }),
    )
    expect(alone).toEqual([inOrder[11], inOrder[0], inOrder[6], inOrder[5]])
    for (const strip of [inOrder.slice(0, 6), inOrder.slice(6)])
      expect(new Set(numbersIn(strip.flat())).size).toBe(90)
    expect(inOrder[6]).not.toEqual(inOrder[0])
    expect(() => cells(0)).toThrow(RangeError)
  })

  it('is won row by row: one line, two, and all three', () => {
    const [first, second] = stripFrom(drawFrom(new SeededWords(1)))
    if (!first || !second) throw new Error('a strip has tickets')
    const rowsOf = (cells: readonly number[]) =>
      [0, 1, 2].map((row) => numbersIn(cells.slice(row * 9, row * 9 + 9)))
    const [a = [], b = [], c = []] = rowsOf(first)
    const [d = [], e = []] = rowsOf(second)
    const calls = [...a, ...d, ...e, ...b, ...c]
    const rest = Array.from({ length: 90 }, (_, index) => index + 1)
    const cards = [first, second].map((cells, index) => ({ card: index + 1, cells }))
    expect(
      prizesOf(definition, cards, {
        calls: [...calls, ...rest.filter((number) => !calls.includes(number))],
        pattern: null,
      }),
    ).toEqual([
      { prize: 'line', call: 5, cards: [1] },
      { prize: 'twoLines', call: 15, cards: [2] },
      { prize: 'house', call: 25, cards: [1] },
    ])
  })
})

describe('facts', () => {
  it('count two tickets as all orders of their six rows do', () => {
    const counts = Array.from({ length: 8 }, () => 0n)
    let all = 0n
    for (const order of ordersOf([0, 1, 2, 3, 4, 5])) {
      const at = [0, 1].map((ticket) =>
        order.flatMap((row, place) => (Math.floor(row / 3) === ticket ? place : [])),
      )
      const won = [0, 1, 2].reduce(
        (bits, rows) => ((at[0]?.[rows] ?? 0) < (at[1]?.[rows] ?? 0) ? bits | (1 << rows) : bits),
        0,
      )
      counts[won] = (counts[won] ?? 0n) + 1n
      all++
    }
    expect(stripWins(2)).toEqual(counts.map((count) => fraction(count, all)))
  })

  it.each([2, 3, 4, 5, 6])(
    'are of chances that come to one, each prize to one in %i',
    (tickets) => {
      const wins = stripWins(tickets)
      const sum = (of: (won: number) => boolean) =>
        wins.filter((_, won) => of(won)).reduce((all, one) => plus(all, one), fraction(0n, 1n))
      expect(sum(() => true)).toEqual(fraction(1n, 1n))
      for (const prize of [1, 2, 4])
        expect(sum((won) => (won & prize) > 0)).toEqual(fraction(1n, BigInt(tickets)))
    },
  )

  it('return what the pots hold', () => {
    const { rtp, split } = bingoFacts(definition, 6)
    expect(rtp).toEqual(fraction(19n, 20n))
    expect(split).toEqual({
      line: fraction(1n, 5n),
      twoLines: fraction(1n, 4n),
      house: fraction(1n, 2n),
    })
  })

  it('are those of a count of rounds that were played', () => {
    const game = bingoGame(definition)
    const { hit, most, variance } = bingoFacts(definition, 6)
    const rounds = 12_000
    let [hits, mosts, sum, squares] = [0, 0, 0, 0]
    const draw = drawFrom(new SeededWords(6))
    for (let round = 0; round < rounds; round++) {
      const { units } = game.open(draw, { selection: { cards: 6 } }).state
      hits += Number(units > 0)
      mosts += Number(units === 114)
      sum += units / 20
      squares += (units / 20) ** 2
    }
    const mean = sum / rounds
    expect(Math.abs(hits / rounds - ratio(hit))).toBeLessThan(0.018)
    expect(Math.abs(mosts / rounds - ratio(most))).toBeLessThan(0.007)
    expect(Math.abs(squares / rounds - mean ** 2 - ratio(variance))).toBeLessThan(0.25)
  })

  it.each([
    ['more cards than a strip has', { halls: [2, 10], maxUnits: 190 }],
    ['a line and a house alone', { prizes: definition.prizes.filter((_, at) => at !== 1) }],
    ['fewer numbers', { numbers: 75 }],
    ['columns of their own', { inColumn: 10 }],
    ['a free cell', { free: 4 }],
  ] as const)('are of no tickets with %s', (_, part) => {
    expect(() => bingoGame({ ...definition, ...part })).toThrow(/bingo definition/)
  })
})

/** All orders of some numbers. */
function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]]
  return numbers.flatMap((first, index) =>
    ordersOf(numbers.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}
