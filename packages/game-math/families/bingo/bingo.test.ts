import { linesOf, winningCells } from '@fairhouse/contract/families/bingo/winning-cells'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../../fraction.ts'
import { bingoFacts } from './bingo-facts.ts'
import { bingoGame } from './bingo-game.ts'
import { callsFrom, cardFrom } from './card.ts'
import type { BingoDefinition } from './definition.ts'
import { callOfFirst, callOfNumbers, potOf, prizesOf, sharesOf } from './hall.ts'
import { lineRanks } from './line-ranks.ts'
import { callsOfLink, cardOfChain } from './live-draw.ts'

const definition: BingoDefinition = {
  numbers: 12,
  side: 3,
  prizes: [
    { prize: 'line', perMille: 250 },
    { prize: 'house', perMille: 600 },
  ],
  halls: [2, 3],
  unitsPerStake: 20,
  betLevels: [20],
  maxUnits: 51,
}
const order = Array.from({ length: 12 }, (_, index) => index + 1)
const prizes = [{ prize: 'line' }, { prize: 'house' }] as const

describe('a card', () => {
  it('has numbers of the machine, none twice, and calls are all of them', () => {
    for (let seed = 0; seed < 200; seed++) {
      const draw = drawFrom(new SeededWords(seed))
      const card = cardFrom(definition, draw)
      expect(new Set(card).size).toBe(9)
      expect(Math.min(...card)).toBeGreaterThan(0)
      expect(Math.max(...card)).toBeLessThanOrEqual(12)
      expect(callsFrom(definition, draw).toSorted((one, other) => one - other)).toEqual(order)
    }
  })

  it('has its line with the last number of its first whole line, its house with its last', () => {
    const cells = [1, 5, 9, 2, 6, 10, 3, 7, 12]
    const callOf = callOfNumbers(order)
    const at = (numbers: readonly number[]) => numbers.map((number) => callOf[number] ?? 0)
    // The first column is 1, 2, 3.
    for (const laid of [at(cells), at(cells.toReversed())]) {
      expect(callOfFirst(linesOf(3), laid)).toBe(3)
      expect(callOfFirst(winningCells(definition, 'house', null), laid)).toBe(12)
    }
  })

  it('of a chain is the same for everybody, and another for every number and round', () => {
    const end = new Uint8Array(32).fill(7)
    const at = { end, salt: 'salt', number: 3, card: 1 }
    expect(cardOfChain(openStream, definition, at)).toEqual(cardOfChain(openStream, definition, at))
    expect(cardOfChain(openStream, definition, { ...at, card: 2 })).not.toEqual(
      cardOfChain(openStream, definition, at),
    )
    expect(cardOfChain(openStream, definition, { ...at, number: 4 })).not.toEqual(
      cardOfChain(openStream, definition, at),
    )
    expect(() => cardOfChain(openStream, definition, { ...at, card: 0 })).toThrow(RangeError)
    expect(
      callsOfLink(openStream, definition, { link: end, salt: 'salt', number: 3 }),
    ).toHaveLength(12)
  })
})

describe('prizes', () => {
  const first = { card: 1, cells: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
  const second = { card: 2, cells: [3, 1, 2, 12, 11, 10, 4, 5, 6] }

  it('go to the cards that have what is asked for first, all of them', () => {
    expect(prizesOf({ side: 3, prizes }, [second, first], { calls: order, pattern: null })).toEqual(
      [
        { prize: 'line', call: 3, cards: [1, 2] },
        { prize: 'house', call: 9, cards: [1] },
      ],
    )
    expect(prizesOf({ side: 3, prizes }, [], { calls: order, pattern: null })).toEqual([])
  })

  it('are shared out to the last unit, the first getting no more than one unit more', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 500 }),
        (pot, winners) => {
          const shares = sharesOf(pot, winners)
          expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(pot)
          expect((shares[0] ?? 0n) - (shares.at(-1) ?? 0n)).toBeLessThanOrEqual(1n)
          expect(shares).toEqual(shares.toSorted((one, other) => Number(other - one)))
        },
      ),
    )
  })

  it('have whole pots whatever the number of cards', () => {
    for (let cards = 1; cards <= 2_000; cards++)
      expect(potOf(BigInt(cards * 100), 240) + potOf(BigInt(cards * 100), 700)).toBe(
        BigInt(cards * 94),
      )
  })
})

describe('facts', () => {
  it('know in how many orders the first line of a card is whole with so many cells', () => {
    const ranks = lineRanks(3)
    expect(ranks.reduce((sum, orders) => sum + orders, 0n)).toBe(362_880n)
    // Eight lines, of whose cells the first three daubed may be any order: 8 of 84 sets.
    expect(ranks[3]).toBe((362_880n * 8n) / 84n)
    expect(ranks.slice(0, 3)).toEqual([0n, 0n, 0n])
  })

  it.each([2, 3])(
    'return what the pots hold in a hall of %i, left over units included',
    (cards) => {
      const { rtp, split } = bingoFacts(definition, cards)
      expect(rtp).toEqual(fraction(850n, 1000n))
      expect(split).toEqual({ line: fraction(1n, 4n), house: fraction(3n, 5n) })
    },
  )

  it('are those of a count of rounds that were played', () => {
    const game = bingoGame(definition)
    const { hit, profit, variance } = bingoFacts(definition, 3)
    const rounds = 30_000
    let [hits, profits, sum, squares] = [0, 0, 0, 0]
    const draw = drawFrom(new SeededWords(30))
    for (let round = 0; round < rounds; round++) {
      const { units } = game.open(draw, { selection: { cards: 3 } }).state
      hits += Number(units > 0)
      profits += Number(units > 20)
      sum += units / 20
      squares += (units / 20) ** 2
    }
    const mean = sum / rounds
    const of = ({ numerator, denominator }: typeof hit): number =>
      Number(numerator) / Number(denominator)
    expect(hits / rounds).toBeCloseTo(of(hit), 1)
    expect(Math.abs(hits / rounds - of(hit))).toBeLessThan(0.012)
    expect(Math.abs(profits / rounds - of(profit))).toBeLessThan(0.012)
    expect(Math.abs(squares / rounds - mean ** 2 - of(variance))).toBeLessThan(0.05)
  })

  it.each([
    ['a share that makes no whole unit', { unitsPerStake: 7, betLevels: [7] }],
    [
      'more than all stakes',
      {
        prizes: [
          { prize: 'line', perMille: 500 },
          { prize: 'house', perMille: 500 },
        ],
      },
    ],
    ['two prices', { betLevels: [20, 40] }],
    ['a hall of one', { halls: [1] }],
    ['more numbers on a card than in the machine', { numbers: 8 }],
    ['another most', { maxUnits: 50 }],
  ] as const)('are of no definition with %s', (_, part) => {
    expect(() => bingoGame({ ...definition, ...part })).toThrow(RangeError)
  })
})
