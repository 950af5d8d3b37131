import type { SlotDefinition } from './definition.ts'

/** What is wrong with full screens; null when nothing is. */
export function fullScreenFault({
  fullScreen,
  fullScreenOf,
  pays,
  mixed = [],
  wild,
}: SlotDefinition): string | null {
  if (fullScreenOf === undefined) return null
  if (fullScreen === undefined) return 'symbols fill a screen that multiplies nothing: say by what'
  if (fullScreenOf.length === 0) return 'it needs symbols that fill a screen'
  if (new Set(fullScreenOf).size < fullScreenOf.length) return 'a symbol fills a screen once'
  const isMixed = (name: string) => mixed.some(({ symbols }) => symbols.includes(name))
  const idle = fullScreenOf.find((name) => !(name in pays) && !isMixed(name))
  if (idle !== undefined) return `${idle} pays nothing, so a screen of it has no wins to multiply`
  return wild !== undefined && fullScreenOf.includes(wild.symbol)
    ? `${wild.symbol} is wild and may differ from cell to cell: leave it out`
    : null
}
