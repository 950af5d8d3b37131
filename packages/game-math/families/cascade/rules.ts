import type { Draw } from '@fairhouse/fairness/draw'
import { at, item } from '../../at.ts'
import type { CascadeDefinition, CellWeights, SpinMode } from './definition.ts'

/** A definition made ready to be played. Symbols are numbers: their places in the definition's list. */
export interface CascadeRules {
  readonly definition: CascadeDefinition
  readonly reelCount: number
  /** Tallest height of any reel. */
  readonly rowCount: number
  /** `[reel]`: heights it may have, each as likely as another. */
  readonly heights: readonly Int32Array[]
  /** `[reel]`: symbols, each as often as it weighs; a cell is one drawn from them. */
  readonly urns: Readonly<Record<SpinMode, readonly Int32Array[]>>
  /** `[symbol * payRow + count]`, counts cut at `payRow - 1`. */
  readonly pays: Int32Array
  readonly payRow: number
  /** Numbers of special symbols; `noSymbol` where there is none. */
  readonly wild: number
  readonly scatter: number
  readonly bomb: number
  /** Values of bombs, each as often as it weighs. */
  readonly bombValues: Int32Array
}

const noSymbol = -1

export function readyCascade(definition: CascadeDefinition): CascadeRules {
  const { symbols, heights, weights, wild, scatter, bombs } = definition
  const numberOf = (name: string | undefined | null) =>
    name === undefined || name === null ? noSymbol : symbols.indexOf(name)
  const payRow = 1 + Math.max(...Object.values(definition.pays).map((row) => row.length - 1))
  return {
    definition,
    reelCount: heights.length,
    rowCount: Math.max(...heights.flat()),
    heights: heights.map((list) => Int32Array.from(list)),
    urns: {
      base: weights.base.map((one) => urn(symbols, one)),
      free: weights.free.map((one) => urn(symbols, one)),
    },
    pays: Int32Array.from(symbols.flatMap((name) => fullRow(definition.pays[name], payRow))),
    payRow,
    wild: numberOf(wild),
    scatter: numberOf(scatter?.symbol),
    bomb: numberOf(bombs?.symbol),
    bombValues: Int32Array.from(
      bombs?.values.flatMap(({ value, weight }) => repeated(value, weight)) ?? [],
    ),
  }
}

const repeated = (value: number, count: number) => Array.from({ length: count }, () => value)

const urn = (symbols: readonly string[], weights: CellWeights): Int32Array =>
  Int32Array.from(symbols.flatMap((name, symbol) => repeated(symbol, weights[name] ?? 0)))

const fullRow = (row: readonly number[] | undefined, length: number): number[] =>
  Array.from({ length }, (_, count) => row?.[Math.min(count, row.length - 1)] ?? 0)

/** What `count` of a symbol pay, on one way if ways pay. */
export function payOf({ pays, payRow }: CascadeRules, symbol: number, count: number): number {
  return at(pays, symbol * payRow + Math.min(count, payRow - 1))
}

/** The entry of a list by count, whose last entry holds for more, too. */
export function byCount(list: readonly number[], count: number): number {
  return item(list, Math.min(count, list.length - 1))
}

/** One of an urn. */
export function drawn(urnOf: Int32Array, draw: Draw): number {
  return at(urnOf, draw.below(urnOf.length))
}
