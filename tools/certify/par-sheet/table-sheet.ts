import type { TableSheet } from '@fairhouse/contract/entities/par-sheet'
import type { PrizeTableFile } from '@fairhouse/game-math/prize-table/prize-table-file'
import {
  rowCount,
  type PrizeTableClass,
  type PrizeTableHead,
  totalMass,
} from '@fairhouse/game-math/prize-table/prize-table-head'
import { significant } from '../significant.ts'

/** Rows of a class as the file holds them. */
interface ClassRows {
  readonly one: PrizeTableClass
  readonly seeds: readonly number[]
  readonly units: readonly number[]
}

/** What a table does to the chances of its grid, class by class. */
export function tableSheet(
  head: PrizeTableHead,
  file: PrizeTableFile,
  unitsPerStake: number,
): TableSheet {
  const classes = rowsByClass(head, file)
  const naturalRounds = firstMissing(classes)
  const natural = classes.flatMap(({ seeds, units }) =>
    units.filter((_, row) => (seeds[row] ?? naturalRounds) < naturalRounds),
  )
  return {
    file: head.file,
    root: head.root,
    rows: rowCount(head),
    naturalRounds,
    natural: returnOf(natural, unitsPerStake),
    classes: classes.map(({ one, seeds, units }) => ({
      features: [...one.features],
      rows: one.rows,
      mass: one.mass,
      fewestUnits: units.reduce((least, value) => Math.min(least, value)),
      mostUnits: units.reduce((most, value) => Math.max(most, value)),
      tabledChance: significant(one.mass / totalMass),
      naturalChance: significant(
        seeds.filter((seed) => seed < naturalRounds).length / naturalRounds,
      ),
      ofStake: significant(
        ((one.mass / totalMass) * units.reduce((sum, value) => sum + value, 0)) /
          one.rows /
          unitsPerStake,
      ),
    })),
  }
}

function rowsByClass({ classes }: PrizeTableHead, file: PrizeTableFile): readonly ClassRows[] {
  let next = 0
  return classes.map((one) => {
    const rows = Array.from({ length: one.rows }, () => file.row(next++))
    return { one, seeds: rows.map(({ seed }) => seed), units: rows.map(({ units }) => units) }
  })
}

/** The first seed that is no row: all before it are. */
function firstMissing(classes: readonly ClassRows[]): number {
  const seeds = new Set(classes.flatMap((one) => one.seeds))
  let seed = 0
  while (seeds.has(seed)) seed++
  return seed
}

function returnOf(units: readonly number[], unitsPerStake: number): TableSheet['natural'] {
  const mean = units.reduce((sum, value) => sum + value, 0) / units.length / unitsPerStake
  const square = units.reduce((sum, value) => sum + (value / unitsPerStake) ** 2, 0) / units.length
  return {
    return: significant(mean),
    standardError: significant(Math.sqrt((square - mean ** 2) / units.length)),
  }
}
