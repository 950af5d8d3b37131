import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import type { SlotDefinition, SpinRule, UpgradeChoice } from './definition.ts'
import { isSplit } from './splits.ts'

/** What players are told of draws that change symbols of a spin, in whichever spins they do. */
export function describeModifiers(definition: SlotDefinition): PaytableFeature[] {
  return [
    ...describeSplits(definition),
    ...describeRemoval(definition),
    ...describeUpgrade(definition),
  ]
}

function describeSplits(definition: SlotDefinition): PaytableFeature[] {
  const { splits = [], rule } = definition
  return splits.map(({ symbol, of }) => {
    const drawn = spinsOf(definition, ({ upgrade }) =>
      (upgrade?.choices ?? []).some(({ to }) => to === symbol),
    )
    return { type: 'split', symbol, of, by: rule.by, drawn }
  })
}

function describeRemoval(definition: SlotDefinition): PaytableFeature[] {
  const spins = spinsOf(definition, ({ removal }) => removal !== undefined)
  if (spins === null) return []
  const sets = Object.values(definition.spins)
    .flatMap(({ removal }) => removal?.choices ?? [])
    .map(({ symbols }) => [symbols.join(), symbols] as const)
  return [{ type: 'removal', sets: [...new Map(sets).values()], spins }]
}

function describeUpgrade(definition: SlotDefinition): PaytableFeature[] {
  const others = ({ upgrade }: SpinRule): readonly UpgradeChoice[] =>
    (upgrade?.choices ?? []).filter(({ to }) => !isSplit(definition, to))
  const spins = spinsOf(definition, (spin) => others(spin).length > 0)
  if (spins === null) return []
  const pairs = Object.values(definition.spins)
    .flatMap(others)
    .map(({ from, to }) => [`${from} ${to}`, { from, to }] as const)
  return [{ type: 'upgrade', changes: [...new Map(pairs).values()], spins }]
}

/** In which spins a rule holds; null: in none. */
function spinsOf(
  { spins }: SlotDefinition,
  holds: (spin: SpinRule) => boolean,
): 'every' | 'base' | 'free' | null {
  const inBase = Object.values(spins).filter(({ mode }) => mode !== 'free')
  const inFree = Object.values(spins).filter(({ mode }) => mode === 'free')
  if (inFree.some(holds)) return inBase.some(holds) ? 'every' : 'free'
  if (!inBase.some(holds)) return null
  return inFree.length > 0 ? 'base' : 'every'
}
