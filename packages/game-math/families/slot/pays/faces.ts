import type { SlotDefinition, SpinRule } from '../definition.ts'

/**
 * What a cell can show when wins are counted: a symbol, once or twice, or a wild with a multiplier. The first faces are the symbols in
 * their order.
 */
export interface Face {
  /** Number of the symbol that it counts as. */
  readonly symbol: number
  /** How many of it: two where it is split. */
  readonly size: number
  readonly multiplier: number
}

/** The faces of a spin. A wild that always multiplies has no face without its multiplier. */
export function facesOf(
  { symbols, wild, splits = [] }: SlotDefinition,
  spin: SpinRule,
): readonly Face[] {
  const plain = symbols.map((name, symbol): Face => {
    const split = splits.find((one) => one.symbol === name)
    return split === undefined
      ? { symbol, size: 1, multiplier: 1 }
      : { symbol: symbols.indexOf(split.of), size: 2, multiplier: 1 }
  })
  if (wild === undefined) return plain
  const symbol = symbols.indexOf(wild.symbol)
  const multipliers = spin.wildMultipliers ?? []
  return [...plain, ...multipliers.map(({ value }) => ({ symbol, size: 1, multiplier: value }))]
}
