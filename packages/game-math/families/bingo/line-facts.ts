import { item } from '../../at.ts'
import { countedFacts } from '../../chances/counted-facts.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction } from '../../fraction.ts'
import { choose } from '../keno/catches.ts'
import type { BingoDefinition } from './definition.ts'
import { potOf, sharesOf } from './hall.ts'
import { factorial, lineRanks } from './line-ranks.ts'

/**
 * Exact facts of a card in a hall of so many where every number may stand in every cell, and line and house are won. Given the order of the calls, cards are drawn independently and alike, since every number may stand in every cell: so it is
 * enough to know in how many ways a card has its line with call `a` and its house with call `b`, and to count over what the other cards may have.
 */
export function lineFacts(definition: BingoDefinition, cards: number): GameFacts {
  const { prizes, unitsPerStake } = definition
  const [line, house] = prizes.map(({ perMille }) => potOf(BigInt(unitsPerStake * cards), perMille))
  if (line === undefined || house === undefined) throw new RangeError('a hall has two prizes')
  const counts = countPays(cardWays(definition), cards, { line, house })
  const houseShare = item(prizes, 1).perMille
  return countedFacts({
    proof: 'C',
    counts,
    price: unitsPerStake,
    unitsPerStake,
    mostUnits: Number(line + house),
    // Every card is as likely as any other to get what the pot has.
    parts: ['line', ['house', fraction(BigInt(houseShare), 1000n)]],
    features: {},
  })
}

/** `[a][b]`: in how many ways a card is laid out that has its first line with call a and its house with call b. */
function cardWays({
  numbers,
  side,
}: Pick<BingoDefinition, 'numbers' | 'side'>): readonly (readonly bigint[])[] {
  const cells = side * side
  const ranks = lineRanks(side)
  return Array.from({ length: numbers + 1 }, (_, a) =>
    Array.from({ length: numbers + 1 }, (__, b) =>
      ranks.reduce((sum, orders, rank) => {
        if (orders === 0n) return sum
        if (rank === cells) return a === b ? sum + orders * choose(a - 1, cells - 1) : sum
        return sum + orders * choose(a - 1, rank - 1) * choose(b - a - 1, cells - rank - 1)
      }, 0n),
    ),
  )
}

interface Pots {
  readonly line: bigint
  readonly house: bigint
}

/** In how many ways each amount of units is won by one of so many cards, its place among them drawn evenly. */
function countPays(
  ways: readonly (readonly bigint[])[],
  cards: number,
  pots: Pots,
): ReadonlyMap<number, bigint> {
  const others = cards - 1
  const places = factorial(cards)
  const counts = new Map<number, bigint>()
  const add = (units: bigint, count: bigint): void => {
    if (count === 0n) return
    const key = Number(units)
    counts.set(key, (counts.get(key) ?? 0n) + count)
  }
  const lines = ways.map((row) => row.reduce((sum, count) => sum + count, 0n))
  const houses = ways.map((_, b) => ways.reduce((sum, row) => sum + item(row, b), 0n))
  const all = lines.reduce((sum, count) => sum + count, 0n)
  /** What a prize pays one of those who win it with the same call, by its own; what both pay one card is told apart below. */
  const alone = (byCall: readonly bigint[], pot: bigint): void => {
    for (const [call, own] of byCall.entries()) {
      const later = byCall.slice(call + 1).reduce((sum, count) => sum + count, 0n)
      for (let also = 0; also <= others; also++) {
        const count =
          own * choose(others, also) * own ** BigInt(also) * later ** BigInt(others - also)
        for (const share of sharesOf(pot, also + 1)) add(share, (count * places) / BigInt(also + 1))
      }
    }
  }
  alone(lines, pots.line)
  alone(houses, pots.house)
  eachBoth({ ways, lines }, others, (won) => {
    if (won.count === 0n) return
    const { lineShare, houseShare } = rankedShares(pots, won)
    for (const { at, weight } of won.ranks) {
      const count = won.count * weight
      const [first, second] = [item(lineShare, at.line), item(houseShare, at.house)]
      // It was counted with each of its prizes alone.
      add(first, -count)
      add(second, -count)
      add(first + second, count)
    }
  })
  const won = [...counts.values()].reduce((sum, count) => sum + count, 0n)
  add(0n, all ** BigInt(cards) * places - won)
  return counts
}

interface BothWon {
  /** Cards that share the line, and the house, this one among them. */
  readonly lineWinners: number
  readonly houseWinners: number
  readonly count: bigint
  /** Which of the winners of each the card is, from 0; weights of all are `cards!`. */
  readonly ranks: readonly {
    readonly at: { readonly line: number; readonly house: number }
    readonly weight: bigint
  }[]
}

const rankedShares = (pots: Pots, { lineWinners, houseWinners }: BothWon) => ({
  lineShare: sharesOf(pots.line, lineWinners),
  houseShare: sharesOf(pots.house, houseWinners),
})

/** All ways in which a card wins both: so many others have the line with the same call, the house with the same, both, or neither and all of it later. */
function eachBoth(
  {
    ways,
    lines,
  }: {
    readonly ways: readonly (readonly bigint[])[]
    readonly lines: readonly bigint[]
  },
  others: number,
  visit: (won: BothWon) => void,
): void {
  const shapes = shapesOf(others)
  const pairs = ways.flatMap((row, a) => row.map((own, b) => ({ own, a, b })))
  for (const { own, a, b } of pairs) {
    if (own === 0n) continue
    const line = item(lines, a) - sum(item(ways, a).slice(0, b + 1))
    const house = sum(ways.slice(a + 1).map((row) => item(row, b)))
    const later = sum(ways.slice(a + 1).flatMap((row) => row.slice(b + 1)))
    const powers = [line, house, own, later].map((base) => powersOf(base, others))
    for (const { counts, ordered, ranks } of shapes) {
      const count = counts.reduce(
        (product, many, kind) => product * item(item(powers, kind), many),
        own * ordered,
      )
      const [i, j, l] = counts
      visit({ lineWinners: i + l + 1, houseWinners: j + l + 1, count, ranks })
    }
  }
}

interface Shape {
  /** Of the others: line, house, both, neither. */
  readonly counts: readonly [number, number, number, number]
  /** In how many orders they come. */
  readonly ordered: bigint
  readonly ranks: BothWon['ranks']
}

function shapesOf(others: number): readonly Shape[] {
  const shapes: Shape[] = []
  for (let i = 0; i <= others; i++)
    for (let j = 0; i + j <= others; j++)
      for (let l = 0; i + j + l <= others; l++) {
        const left = others - i - j - l
        shapes.push({
          counts: [i, j, l, left],
          ordered:
            factorial(others) / (factorial(i) * factorial(j) * factorial(l) * factorial(left)),
          ranks: ranksAmong(i, j, l, others + 1),
        })
      }
  return shapes
}

/** Which of the winners a card is whose place among all is drawn evenly: so many of each sort have smaller numbers. */
function ranksAmong(i: number, j: number, l: number, cards: number): BothWon['ranks'] {
  const among = i + j + l
  const byRank = new Map<string, BothWon['ranks'][number]>()
  for (let x = 0; x <= i; x++)
    for (let y = 0; y <= j; y++)
      for (let z = 0; z <= l; z++) {
        const before = x + y + z
        const orders =
          choose(i, x) * choose(j, y) * choose(l, z) * factorial(before) * factorial(among - before)
        const weight = (factorial(cards) / factorial(among + 1)) * orders
        const at = { line: x + z, house: y + z }
        const key = `${at.line} ${at.house}`
        byRank.set(key, { at, weight: (byRank.get(key)?.weight ?? 0n) + weight })
      }
  return [...byRank.values()]
}

const sum = (counts: readonly bigint[]): bigint => counts.reduce((all, count) => all + count, 0n)

function powersOf(base: bigint, most: number): readonly bigint[] {
  const powers = [1n]
  for (let power = 1; power <= most; power++) powers.push(item(powers, power - 1) * base)
  return powers
}
