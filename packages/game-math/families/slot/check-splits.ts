import type { SlotDefinition, SplitRule, SpinRule } from './definition.ts'

/** What is wrong with split symbols; null when nothing is. */
export function splitsFault(definition: SlotDefinition): string | null {
  const { splits = [], fullScreen, features } = definition
  if (splits.length === 0) return null
  if (fullScreen !== undefined) {
    return 'a grid of a symbol and its split symbol is no full screen that is proved: choose one'
  }
  if (Object.values(features).some(({ kind }) => kind === 'book')) {
    return 'a book counts reels and not what is split on them: choose one'
  }
  const names = splits.map(({ symbol }) => symbol)
  if (new Set(names).size < names.length) return 'a symbol is split of two others: name one'
  const faults = splits.map((split) => splitFault(definition, split))
  return faults.find((fault) => fault !== null) ?? null
}

function splitFault(definition: SlotDefinition, { symbol, of }: SplitRule): string | null {
  const { symbols, pays, wild, spins } = definition
  if (!symbols.includes(symbol)) return `${symbol} is not among the symbols: add it`
  if (!(of in pays) || of === wild?.symbol) {
    return `${symbol} must be two of a paying symbol that is not wild, and not of ${of}`
  }
  if (paysItself(definition, symbol))
    return `${symbol} pays as two of ${of}: take its own pays away`
  const rules = Object.values(spins)
  if (rules.some((spin) => actsIn(spin, symbol))) {
    return `${symbol} is two of ${of} and does nothing else: choose one`
  }
  if (rules.some(({ chosenWild }) => chosenWild?.choices.some((one) => one.symbol === of))) {
    return `${of} may turn wild, so it cannot be split: choose one`
  }
  return rules.some((spin) => isShownIn(spin, symbol))
    ? null
    : `nothing ever shows ${symbol}: put it on a strip or drop its rule`
}

function paysItself({ pays, mixed = [], wild }: SlotDefinition, symbol: string): boolean {
  const isMixed = mixed.some(({ symbols }) => symbols.includes(symbol))
  return symbol in pays || symbol === wild?.symbol || isMixed
}

/** Whether a spin may show a symbol, on a strip or as what another becomes. */
function isShownIn({ strips, upgrade }: SpinRule, symbol: string): boolean {
  const becomes = upgrade?.choices.some(({ to }) => to === symbol) === true
  return becomes || strips.some((strip) => strip.includes(symbol))
}

/** Whether a symbol does something in a spin beyond paying. */
function actsIn(
  { scatters, triggers, chosenWild, mystery, cash }: SpinRule,
  symbol: string,
): boolean {
  return [...scatters, ...triggers, chosenWild, mystery, cash].some(
    (rule) =>
      rule?.symbol === symbol ||
      (rule !== undefined && 'collector' in rule && rule.collector === symbol),
  )
}
