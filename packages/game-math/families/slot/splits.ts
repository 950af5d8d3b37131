import type { SlotDefinition } from './definition.ts'

/** Whether a symbol is two of another. */
export function isSplit({ splits = [] }: Pick<SlotDefinition, 'splits'>, symbol: string): boolean {
  return splits.some((split) => split.symbol === symbol)
}

/** The most of some symbols that a run over all reels can hold: a reel that may show one of them split holds two. */
export function mostInRun(definition: SlotDefinition, names: readonly string[]): number {
  const { rows, splits = [] } = definition
  const counted = splits.filter(({ of }) => names.includes(of)).map(({ symbol }) => symbol)
  return rows.reduce((sum, _, reel) => {
    const may = counted.some((symbol) => mayShow(definition, symbol, reel))
    return sum + (may ? 2 : 1)
  }, 0)
}

/** Whether a reel may show a symbol: on its strip, or as what something on its strip becomes. */
function mayShow({ spins }: SlotDefinition, symbol: string, reel: number): boolean {
  return Object.values(spins).some(({ strips, upgrade, mystery }) => {
    const strip = strips[reel] ?? []
    const froms = upgrade?.choices.filter(({ to }) => to === symbol).map(({ from }) => from) ?? []
    const revealed = mystery !== undefined && strip.includes(mystery.symbol)
    return (
      strip.includes(symbol) ||
      froms.some(
        (from) =>
          strip.includes(from) ||
          (revealed && mystery.choices.some((choice) => choice.symbol === from)),
      )
    )
  })
}
