import type { SlotDefinition, SpinRule } from '../definition.ts'
import { keyBase } from '../spin/ready-spin.ts'

const knownKinds: ReadonlySet<string> = new Set([
  'freeSpins',
  'book',
  'choose',
  'pick',
  'stickyReels',
])

/** A sentence that says what fast play does not know of a definition; null when it knows everything. */
export function unknownToFastPlay({ spins, features, rows }: SlotDefinition): string | null {
  for (const [name, { kind }] of Object.entries(features)) {
    if (!knownKinds.has(kind)) return `fast play does not know features of kind ${kind}: ${name}`
  }
  for (const [name, rule] of Object.entries(spins)) {
    const unknown = unknownOf(rule)
    if (unknown !== null) return `fast play does not know ${unknown}: spin ${name}`
  }
  return rows.length > 30 ? 'fast play knows no more than thirty reels' : null
}

function unknownOf({ cash, respin, walk, scatters, triggers }: SpinRule): string | null {
  if (cash !== undefined) return 'cash'
  if (respin !== undefined) return 'respins'
  if (walk !== undefined) return 'walking wilds'
  const specials = new Set([...scatters, ...triggers].map(({ symbol }) => symbol))
  return keyBase ** specials.size > 1 << 20 ? 'so many symbols that count wherever they are' : null
}
