import type { PaytableFeature } from '@fairhouse/contract/entities/paytable-feature'
import type { SlotDefinition, SpinRule } from './definition.ts'

/** What players are told of draws that change symbols of a spin, in whichever spins they do. */
export function describeModifiers(definition: SlotDefinition): PaytableFeature[] {
  return describeUpgrade(definition)
}

function describeUpgrade(definition: SlotDefinition): PaytableFeature[] {
  const spins = spinsOf(definition, ({ upgrade }) => upgrade !== undefined)
  if (spins === null) return []
  const pairs = Object.values(definition.spins)
    .flatMap(({ upgrade }) => upgrade?.choices ?? [])
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
