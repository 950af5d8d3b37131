import type { SlotDefinition, SpinRule, UpgradeChoice } from './definition.ts'
import { isWhole } from './demand.ts'

/** What is wrong with symbols that are upgraded; null when nothing is. */
export function upgradeFault(definition: SlotDefinition, spin: SpinRule): string | null {
  const { upgrade } = spin
  if (upgrade === undefined) return null
  const { none, choices } = upgrade
  if (!isWhole(none)) return 'how often nothing is upgraded must be whole'
  if (choices.length === 0) return 'it needs symbols to upgrade: name some or drop the rule'
  if (spin.colossal !== undefined) {
    return 'symbols of reels that turn as one are not upgraded: choose one'
  }
  if (spin.respin !== undefined || spin.walk !== undefined) {
    return 'reels and wilds that stay would show what was there before it was upgraded: choose one'
  }
  const faults = choices.map((choice) => choiceFault(definition, spin, choice))
  return faults.find((fault) => fault !== null) ?? null
}

function choiceFault(
  { pays, wild, splits = [] }: SlotDefinition,
  { chosenWild }: SpinRule,
  { from, to, weight }: UpgradeChoice,
): string | null {
  if (!isWhole(weight) || weight === 0) return `the weight of ${from} upgraded must be whole`
  if (from === to) return `${from} cannot become itself: name another symbol`
  const isSplitting = splits.some((split) => split.symbol === to && split.of === from)
  for (const name of isSplitting ? [from] : [from, to]) {
    if (name === wild?.symbol) return `${name} is wild, and only other symbols are upgraded`
    if (name === chosenWild?.symbol) return `${name} makes another wild, and is not upgraded`
    if (!(name in pays)) return `${name} pays nothing: upgrade paying symbols to paying ones`
  }
  return null
}
