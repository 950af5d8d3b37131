import type { RemovalChoice, SlotDefinition, SpinRule } from './definition.ts'
import { isWhole } from './demand.ts'
import { isSplit } from './splits.ts'

/** What is wrong with symbols that go from a spin; null when nothing is. */
export function removalFault(definition: SlotDefinition, spin: SpinRule): string | null {
  const { removal, mystery, wildMultipliers, colossal, cash, respin, walk } = spin
  if (removal === undefined) return null
  const { wild } = definition
  const { none, choices } = removal
  if (!isWhole(none)) return 'how often nothing goes must be whole'
  if (choices.length === 0) return 'it needs symbols that go: name some or drop the rule'
  if (wild?.expands === true || wild?.nudges === true || mystery?.fills === true) {
    return 'reels that are filled do not lose symbols: choose one'
  }
  if ([wildMultipliers, colossal, cash, respin, walk].some((rule) => rule !== undefined)) {
    return 'wilds that multiply, reels that turn as one or stay, and cash are not proved beside symbols that go: choose one'
  }
  const faults = choices.map((choice) => choiceFault(definition, spin, choice))
  return faults.find((fault) => fault !== null) ?? null
}

function choiceFault(
  definition: SlotDefinition,
  { strips }: SpinRule,
  { symbols, weight }: RemovalChoice,
): string | null {
  const { pays, wild, rows } = definition
  if (!isWhole(weight) || weight === 0)
    return `the weight of ${symbols.join(', ')} gone must be whole`
  if (symbols.length === 0) return 'a choice needs symbols that go'
  for (const name of symbols) {
    if (name === wild?.symbol || !(name in pays || isSplit(definition, name))) {
      return `${name} cannot go: only paying symbols that are not wild do`
    }
  }
  const short = strips.findIndex(
    (strip, reel) => strip.filter((name) => !symbols.includes(name)).length < (rows[reel] ?? 0),
  )
  return short < 0
    ? null
    : `strip ${short + 1} is shorter than its window without ${symbols.join(', ')}: add others`
}
