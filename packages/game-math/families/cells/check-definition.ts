import { ladderFault } from '../../ladder-fault.ts'
import type { CellsDefinition } from './definition.ts'
import { room } from './figure-wins.ts'

/**
 * Holds a definition to what engine and exact mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: CellsDefinition): void {
  checkSymbols(definition)
  checkPays(definition)
  checkLines(definition)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
}

function checkSymbols({ symbols, rows, weights, wild, pays }: CellsDefinition): void {
  demand(rows.length >= 3 && rows.length <= 8, `a grid has 3 to 8 columns, not ${rows.length}`)
  demand(
    rows.every((row) => isWhole(row) && row > 0 && row <= 8),
    'every column shows 1 to 8 rows',
  )
  demand(new Set(symbols).size === symbols.length, 'two symbols share a name: rename one')
  for (const name of [...Object.keys(weights), ...Object.keys(pays), ...(wild ? [wild] : [])]) {
    demand(symbols.includes(name), `${name} is not among the symbols: add it or correct the name`)
  }
  for (const name of symbols) {
    const weight = weights[name] ?? 0
    demand(isWhole(weight) && weight > 0, `the weight of ${name} must be whole and positive`)
    demand(
      name in pays !== (name === wild),
      `${name} must either pay or be wild, and not both: change one`,
    )
  }
}

function checkPays({ pays }: CellsDefinition): void {
  for (const [name, row] of Object.entries(pays)) {
    demand(row.every(isWhole), `the pays of ${name} must be whole units`)
    demand(row[0] === 0, `the pays of ${name} must be 0 for none`)
    demand(
      row.every((units, n) => n === 0 || units >= (row[n - 1] ?? 0)),
      `the pays of ${name} must not fall as the count grows`,
    )
    demand((row.at(-1) ?? 0) > 0, `${name} never pays: give it a pay or remove it`)
  }
}

function checkLines({ rule, rows, pays, corners }: CellsDefinition): void {
  demand(
    corners === undefined || rule !== undefined,
    'corners pay beside lines: give the grid lines or remove the corners',
  )
  if (rule === undefined) return
  const cells = rows.reduce((sum, height) => sum + height, 0)
  demand(cells <= 16, 'a grid with lines has 16 cells at most, as every filling of it is proved')
  demand(rule.lines.length > 0, 'a grid with lines has one line at least')
  const dearest = Math.max(...Object.values(pays).map((row) => row.at(-1) ?? 0))
  demand(
    dearest * (rule.lines.length + rows.length) < room,
    `lines pay less than ${room} units together: lower the pays`,
  )
  for (const [place, line] of rule.lines.entries()) {
    demand(
      line.length === rows.length &&
        line.every((row, column) => isWhole(row) && row < (rows[column] ?? 0)),
      `line ${place + 1} must name a row of every column`,
    )
  }
  for (const [name, units] of Object.entries(corners ?? {})) {
    demand(name in pays, `${name} pays in the corners but not on lines: correct the name`)
    demand(
      isWhole(units) && units > 0,
      `the pay of ${name} in the corners must be whole and positive`,
    )
  }
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`cells definition: ${sentence}`)
}
