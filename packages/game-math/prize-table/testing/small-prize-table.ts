import { toHex } from '@fairhouse/fairness/hex'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { cascadeGame } from '../../families/cascade/cascade-game.ts'
import type { CascadeDefinition } from '../../families/cascade/definition.ts'
import { FastRounds } from '../../families/cascade/fast/fast-rounds.ts'
import { readyCascade } from '../../families/cascade/rules.ts'
import { smallCascades } from '../../families/cascade/testing/small-cascades.ts'
import { proveRow } from '../row-proof.ts'
import { readPrizeTable, writePrizeTable } from '../prize-table-file.ts'
import { prizeTableGame } from '../prize-table-game.ts'
import { type PrizeTableHead, type PrizeTableRow, totalMass } from '../prize-table-head.ts'

/**
 * A table of a small cascade whose rows are so many seeds from `first` on: those that win nothing, the others, and those with free spins.
 */
export function smallPrizeTable(name: string, seeds: number, first = 0) {
  const definition = smallCascades[name]
  if (definition === undefined) throw new Error(`no small cascade ${name}`)
  const kinds = kindsOf(definition, { seeds, first })
  const bytes = writePrizeTable(kinds.flatMap(({ rows }) => rows))
  const file = readPrizeTable(bytes)
  const masses = [totalMass / 2, totalMass / 4, totalMass / 4]
  const table: PrizeTableHead = {
    file: toHex(sha256(bytes)),
    root: toHex(file.tree().root),
    classes: kinds.map(({ features, rows, parts }, i) => ({
      features,
      rows: rows.length,
      mass: masses[i] ?? 0,
      parts,
    })),
  }
  const inner = cascadeGame(definition)
  const game = prizeTableGame(inner, table, {
    row: file.row,
    prove: (index) => proveRow(file, index),
  })
  return { definition, inner, table, file, bytes, game }
}

function kindsOf(
  definition: CascadeDefinition,
  { seeds, first }: { readonly seeds: number; readonly first: number },
) {
  const rounds = new FastRounds(readyCascade(definition))
  const kinds = [[], [], ['freeSpins']].map((features) => ({
    features,
    rows: new Array<PrizeTableRow>(),
    parts: { base: 0, scatter: 0, freeSpins: 0 },
  }))
  for (let seed = first; seed < first + seeds; seed++) {
    rounds.play(new SeededWords(seed))
    const { units, freeSpins, spinUnits, scatterUnits, freeUnits } = rounds
    const kind = kinds[freeSpins > 0 ? 2 : Math.sign(units)]
    kind?.rows.push({ seed, units })
    if (kind) {
      kind.parts.base += spinUnits
      kind.parts.scatter += scatterUnits
      kind.parts.freeSpins += freeUnits
    }
  }
  return kinds.map((kind) => ({
    ...kind,
    rows: kind.rows.toSorted((a, b) => a.units - b.units || a.seed - b.seed),
  }))
}
