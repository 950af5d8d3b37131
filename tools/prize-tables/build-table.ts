import { createHash } from 'node:crypto'
import { toHex } from '@fairhouse/fairness/hex'
import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { readPrizeTable, writePrizeTable } from '@fairhouse/game-math/prize-table/prize-table-file'
import { type PrizeTableHead, totalMass } from '@fairhouse/game-math/prize-table/prize-table-head'
import { type Scanned, scan, type ScanPlan } from './scan.ts'
import { type Targets, weigh } from './weigh.ts'

/** A table, its file, and how far its chances are from those the game has by itself. */
export interface BuiltTable {
  readonly table: PrizeTableHead
  readonly file: Uint8Array
  readonly seeds: number
  /** Of each class, how many times as often it comes as by itself. */
  readonly tilts: readonly number[]
}

/** Looks through seeds, then weighs what was found so that it meets the targets. */
export function buildTable(
  definition: CascadeDefinition,
  targets: Targets,
  plan: ScanPlan,
  onProgress: (seeds: number) => void,
): BuiltTable {
  const { seeds, classes: found } = scan(definition, plan, onProgress)
  const classes = found.filter(({ rows }) => rows.length > 0)
  const met = classes.reduce((sum, one) => sum + one.met, 0)
  const own = classes.map((one) => one.met / met)
  const chances = weigh(
    classes.map((one, i) => ({ chance: own[i] ?? 0, ...momentsOf(one, definition) })),
    targets,
  )
  const masses = massesOf(chances)
  const file = writePrizeTable(classes.flatMap(({ rows }) => rows))
  return {
    table: {
      file: createHash('sha256').update(file).digest('hex'),
      root: toHex(readPrizeTable(file).tree().root),
      classes: classes.map(({ features, rows, parts }, i) => ({
        features,
        rows: rows.length,
        mass: masses[i] ?? 0,
        parts,
      })),
    },
    file,
    seeds,
    tilts: chances.map((chance, i) => chance / (own[i] ?? 1)),
  }
}

function momentsOf({ rows }: Scanned, { unitsPerStake }: CascadeDefinition) {
  let sum = 0
  let squares = 0
  for (const { units } of rows) {
    sum += units / unitsPerStake
    squares += (units / unitsPerStake) ** 2
  }
  return { mean: sum / rows.length, square: squares / rows.length, isHit: sum > 0 }
}

/** Chances as whole masses; what rounding leaves over goes to the first class, which wins nothing. */
function massesOf(chances: readonly number[]): readonly number[] {
  const masses = chances.map((chance) => Math.max(1, Math.round(chance * totalMass)))
  const over = totalMass - masses.reduce((sum, mass) => sum + mass, 0)
  return masses.map((mass, i) => (i === 0 ? mass + over : mass))
}
