import { canonicalJson } from '@fairhouse/fairness/canonical'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'
import { cellsSpin } from '../../par-sheet/cells-counts.ts'
import { drawsOf } from '../../par-sheet/draws.ts'
import { featureOdds } from '../../par-sheet/feature-odds.ts'
import { type Inner, innerOf, tableOf } from '../../par-sheet/inner-of.ts'
import { slotSections } from '../../par-sheet/markdown/slot-sections.ts'
import { slotSpins } from '../../par-sheet/spin-counts.ts'
import { rulesInWords } from '../../par-sheet/words.ts'
import type { FamilySheet } from '../family-sheet.ts'
import { slotVariants } from './variants.ts'

/** Par sheets of slots, grids of cells and cascades. */
export const sheet: FamilySheet = {
  parts: (release, { title: { game }, certificate }) => {
    const inner = innerOf(release)
    const isTable = tableOf(release) !== null
    const spins = spinsOf(inner, !isTable)
    return {
      order: {
        symbols: [...inner.definition.symbols],
        pays: Object.keys(inner.definition.pays),
      },
      words: [...rulesInWords(inner, { jackpots: game.jackpots ?? [], isTable })],
      draws: [...drawsOf(release)],
      spins: [...spins],
      features: inner.kind === 'slot' ? [...featureOdds(inner.definition, spins, certificate)] : [],
      hashes: stripHashes(inner),
    }
  },
  sections: slotSections,
  starts: {
    freeSpinsAwarded: 'freeSpins',
    pickStarted: 'pick',
    holdStarted: 'holdAndWin',
    wheelStarted: 'wheel',
    trailStarted: 'trail',
    respinStarted: 'respins',
  },
  variants: slotVariants,
}

/** Ways to spin that can be counted: a table's rows are drawn by its masses alone. */
function spinsOf(inner: Inner, isFree: boolean): ReturnType<typeof slotSpins> {
  if (!isFree || inner.kind === 'cascade') return []
  return inner.kind === 'slot' ? slotSpins(inner.definition) : [cellsSpin(inner.definition)]
}

function stripHashes(inner: Inner): Record<string, string> {
  if (inner.kind !== 'slot') return {}
  return Object.fromEntries(
    Object.entries(inner.definition.spins).map(([name, { strips }]) => [
      name,
      toHex(sha256(new TextEncoder().encode(canonicalJson(strips)))),
    ]),
  )
}
