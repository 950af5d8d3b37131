import type { SlotDefinition, SpinRule } from '../definition.ts'

/**
 * What a cell can show when wins are counted: a symbol, or a wild with a multiplier. The first faces are the symbols in their order.
 */
export interface Face {
  /** Number of the symbol. */
  readonly symbol: number
  readonly multiplier: number
}

/** The faces of a spin. A wild that always multiplies has no face without its multiplier. */
export function facesOf({ symbols, wild }: SlotDefinition, spin: SpinRule): readonly Face[] {
  const plain = symbols.map((_, symbol) => ({ symbol, multiplier: 1 }))
  if (wild === undefined) return plain
  const symbol = symbols.indexOf(wild.symbol)
  const multipliers = spin.wildMultipliers ?? []
  return [...plain, ...multipliers.map(({ value }) => ({ symbol, multiplier: value }))]
}
