import { baseMode } from '../../game.ts'
import { ladderFault } from '../../ladder-fault.ts'
import { checkFeatures } from './check-features.ts'
import { checkSpin } from './check-spin.ts'
import { fullScreenFault } from './check-full-screen.ts'
import type { SlotDefinition } from './definition.ts'
import { splitsFault } from './check-splits.ts'
import { demand, isWhole } from './demand.ts'
import { gambleFault } from './gamble.ts'
import { isSplit, mostInRun } from './splits.ts'

/**
 * Holds a definition to what engine and exact mathematics rely on.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: SlotDefinition): void {
  checkGrid(definition)
  const splits = splitsFault(definition)
  demand(splits === null, `${splits}`)
  checkPays(definition)
  const screen = fullScreenFault(definition)
  demand(screen === null, `full screens: ${screen}`)
  const ladder = ladderFault(definition)
  demand(ladder === null, `${ladder}`)
  for (const [name, spin] of Object.entries(definition.spins)) checkSpin(definition, name, spin)
  checkFeatures(definition)
  checkModes(definition)
  const fault = definition.gamble && gambleFault(definition.gamble, definition.maxUnits)
  demand((fault ?? null) === null, `gamble: ${fault}`)
}

function checkModes({ modes = {}, spins, unitsPerStake }: SlotDefinition): void {
  demand(!(baseMode in modes), `the plain bet is ${baseMode}: name the mode otherwise`)
  for (const [name, { price, spin }] of Object.entries(modes)) {
    demand(spin in spins, `mode ${name} opens with no spin ${spin}`)
    demand(
      isWhole(price) && price > unitsPerStake,
      `mode ${name} must cost whole units, and more than a stake`,
    )
  }
}

function checkGrid({ rows, rule }: SlotDefinition): void {
  demand(rows.length >= 3 && rows.length <= 6, `a slot has 3 to 6 reels, not ${rows.length}`)
  demand(
    rows.every((row) => isWhole(row, 5) && row > 0),
    'every reel shows 1 to 5 rows',
  )
  if (rule.by === 'lines') checkLines(rows, rule.lines)
}

function checkLines(rows: readonly number[], lines: readonly (readonly number[])[]): void {
  demand(lines.length > 0, 'a game of lines has at least one line')
  for (const [number, line] of lines.entries()) {
    demand(line.length === rows.length, `line ${number + 1} must name a row for every reel`)
    demand(
      line.every((row, reel) => isWhole(row, (rows[reel] ?? 0) - 1)),
      `line ${number + 1} leaves the grid: ${line.join(' ')}`,
    )
  }
  demand(new Set(lines.map(String)).size === lines.length, 'two lines are the same: remove one')
}

function checkPays(definition: SlotDefinition): void {
  const { symbols, rows, rule, pays, mixed = [], wild, spins } = definition
  demand(new Set(symbols).size === symbols.length, 'two symbols share a name: rename one')
  const names = [...Object.keys(pays), ...mixed.flatMap((group) => group.symbols)]
  for (const name of [...names, ...(wild === undefined ? [] : [wild.symbol])]) {
    demand(symbols.includes(name), `${name} is not among the symbols: add it or correct the name`)
  }
  const specials = Object.values(spins).flatMap(
    ({ scatters, triggers, chosenWild, mystery, cash }) => [
      ...[...scatters, ...triggers, ...(chosenWild ? [chosenWild] : [])].map(
        ({ symbol }) => symbol,
      ),
      ...(mystery ? [mystery.symbol] : []),
      ...(cash ? [cash.symbol, cash.collector] : []),
    ],
  )
  for (const name of symbols) {
    demand(
      name in pays || name === wild?.symbol || specials.includes(name) || isSplit(definition, name),
      `${name} neither pays nor does anything: give it a pay or remove it`,
    )
  }
  const rowsOfPays = [
    ...Object.entries(pays).map(([name, row]) => ({ name, of: [name], row })),
    ...mixed.map((group) => ({ name: 'mixed', of: group.symbols, row: group.pays })),
  ]
  for (const { name, of, row } of rowsOfPays) {
    const most = rule.by === 'lines' ? mostInRun(definition, of) : rows.length
    demand(
      row.length === most + 1,
      `the pays of ${name} need an entry for each count from 0 to ${most}`,
    )
    checkRow(row, `the pays of ${name}`)
  }
}

/** Whole numbers that never fall, from 0. */
function checkRow(row: readonly number[], what: string): void {
  demand(
    row.every((entry) => isWhole(entry)),
    `${what} must be whole units`,
  )
  demand(row[0] === 0, `${what} must be 0 for none`)
  demand(
    row.every((entry, n) => n === 0 || entry >= (row[n - 1] ?? 0)),
    `${what} must not fall as the count grows`,
  )
}
