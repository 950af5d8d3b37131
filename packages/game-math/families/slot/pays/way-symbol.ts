import type { SlotDefinition } from '../definition.ts'
import type { PayContext } from './spin-pays.ts'

/** A symbol that pays by ways. */
export interface WaySymbol {
  readonly symbol: number
  /** `[face]`: in how many ways a cell with it goes on: its size and multiplier, or 0 where it does not. */
  readonly through: readonly number[]
  /** `[reels]`: what a way over so many reels pays. */
  readonly pays: readonly number[]
}

/** The symbols that pay in a spin, in the order of the definition. */
export function waySymbols(
  { symbols, pays }: SlotDefinition,
  { faces, wilds, times }: PayContext,
): readonly WaySymbol[] {
  return Object.entries(pays).map(([name, row]) => {
    const number = symbols.indexOf(name)
    return {
      symbol: number,
      through: faces.map(({ symbol, size, multiplier }) =>
        symbol === number || wilds.includes(symbol) ? size * multiplier : 0,
      ),
      pays: row.map((pay) => pay * times),
    }
  })
}
