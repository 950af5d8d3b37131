import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import type { CellsDefinition } from '../families/cells/definition.ts'
import { fitPays, type Pays } from './fit-pays.ts'
import { highSymbols, lowSymbols } from './slot-strips.ts'
import { mostOfFillings } from './cells-moments.ts'
import { stakesOf } from './stakes.ts'
import type { CellsWish } from './wish.ts'

const unitsPerStake = 20
/** How often each is drawn, what pays most first; the seed moves each a little. */
const weights: Readonly<Record<string, number>> = {
  high1: 8,
  high2: 10,
  high3: 11,
  high4: 12,
  low1: 14,
  low2: 15,
  low3: 16,
  low4: 17,
  low5: 18,
}
/** How much they pay beside each other. */
const worths: Readonly<Record<string, number>> = {
  high1: 10,
  high2: 7,
  high3: 5.5,
  high4: 4.5,
  low1: 2.2,
  low2: 1.8,
  low3: 1.5,
  low4: 1.2,
  low5: 1,
}
/** By how many more are alike than must be. */
const growth = [1, 2.2, 5, 12, 30, 80, 220]

/** A grid of cells by what is wished of it. What it returns exactly, `cellsMoments` says. */
export function deriveCells(wish: CellsWish): CellsDefinition {
  const draw = drawFrom(new SeededWords(wish.seed))
  const drawn = Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, weight + draw.below(3)]),
  )
  const cells = wish.columns * wish.rows
  const symbols = [...highSymbols, ...lowSymbols]
  const most = wish.maxWinX * unitsPerStake
  const shape: Pays = Object.fromEntries(
    symbols.map((name) => [
      name,
      [
        ...Array.from({ length: wish.from }, () => 0),
        ...growth.map((times) => times * (worths[name] ?? 1)),
      ],
    ]),
  )
  const worth = Object.fromEntries(
    symbols.map((name) => [
      name,
      worthOf({ weights: drawn, name, cells, length: wish.from + growth.length }),
    ]),
  )
  const pays = fitPays(shape, worth, wish.rtp)
  const capped = Object.fromEntries(
    Object.entries(pays).map(([name, row]) => [name, row.map((pay) => Math.min(pay, most))]),
  )
  return {
    symbols,
    rows: Array.from({ length: wish.columns }, () => wish.rows),
    weights: drawn,
    wild: null,
    pays: capped,
    unitsPerStake,
    betLevels: stakesOf(wish, unitsPerStake),
    // What no filling exceeds: no round is cut off, so that its mean is the sum of what each symbol pays.
    maxUnits: mostOfFillings(capped, cells),
  }
}

/** `[count]`: what a unit paid for so many of a symbol returns; the last stands for all greater counts. */
function worthOf({
  weights: drawn,
  name,
  cells,
  length,
}: {
  readonly weights: Readonly<Record<string, number>>
  readonly name: string
  readonly cells: number
  readonly length: number
}): readonly number[] {
  const sum = Object.values(drawn).reduce((total, weight) => total + weight, 0)
  const one = (drawn[name] ?? 0) / sum
  const just = (count: number): number =>
    choose(cells, count) * one ** count * (1 - one) ** (cells - count)
  return Array.from({ length }, (_, count) => {
    const counts = count === length - 1 ? cells - count + 1 : 1
    const chance = Array.from({ length: counts }, (_more, more) => just(count + more)).reduce(
      (total, some) => total + some,
      0,
    )
    return chance / unitsPerStake
  })
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let taken = 1; taken <= k; taken++) ways = (ways * (n - k + taken)) / taken
  return ways
}
