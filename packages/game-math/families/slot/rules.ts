import { baseMode } from '../../game.ts'
import type { SlotDefinition } from './definition.ts'
import type { AnyFeature } from './features/feature.ts'
import { readyFeature } from './features/feature-kinds.ts'
import { type ReadySpin, readySpin } from './spin/ready-spin.ts'

/** A definition made ready to be played. */
export interface SlotRules {
  readonly definition: SlotDefinition
  /** The spin that opens a round, by name of the mode that was bet on. */
  readonly opening: ReadonlyMap<string, ReadySpin>
  readonly features: ReadonlyMap<string, AnyFeature>
}

export function readyRules(definition: SlotDefinition): SlotRules {
  const spins = new Map<string, ReadySpin>()
  const spinOf = (name: string): ReadySpin => {
    const rule = definition.spins[name]
    if (rule === undefined) throw new RangeError(`slot definition: no spin ${name}`)
    const ready = spins.get(name) ?? readySpin(definition, rule)
    spins.set(name, ready)
    return ready
  }
  return {
    definition,
    opening: new Map([
      [baseMode, spinOf('base')],
      ...Object.entries(definition.modes ?? {}).map(
        ([name, { spin }]) => [name, spinOf(spin)] as const,
      ),
    ]),
    features: new Map(
      Object.entries(definition.features).map(([name, rule]) => [
        name,
        readyFeature(name, rule, { rows: definition.rows, spinOf }),
      ]),
    ),
  }
}

/** @throws RangeError when the definition has no such mode. */
export function openingOf({ opening }: SlotRules, mode: string): ReadySpin {
  const spin = opening.get(mode)
  if (spin === undefined) throw new RangeError(`this slot has no mode ${mode}`)
  return spin
}

/** @throws RangeError when the definition has no such feature. */
export function featureOf({ features }: SlotRules, name: string): AnyFeature {
  const feature = features.get(name)
  if (feature === undefined) throw new RangeError(`slot definition: no feature ${name}`)
  return feature
}
