import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { SpinPays } from '../pays/spin-pays.ts'
import { isSplit } from '../splits.ts'
import type { Telling } from '../telling.ts'
import type { After } from './after.ts'
import { isSpecial, type ReadySpin } from './ready-spin.ts'

/** Shows what mysteries are, upgrades symbols, drops wilds and draws what wilds multiply by. */
export function changeCells(spin: ReadySpin, after: After, telling: Telling): After {
  const revealed = reveal(spin, after, telling)
  const upgraded = upgradeSymbols(spin, revealed, telling)
  return drawMultipliers(spin, dropWilds(spin, upgraded, telling), telling)
}

function reveal(spin: ReadySpin, after: After, telling: Telling): After {
  const { mystery } = spin.rule
  if (mystery === undefined) return after
  const { symbols } = spin.definition
  const cells = cellsWith(after.grid, symbols.indexOf(mystery.symbol))
  if (cells.length === 0) return after
  const { symbol } = drawn(mystery.choices, telling)
  const changes = cells.map((cell) => ({ cell, symbol }))
  telling.tell({ type: 'cellsChanged', by: 'mystery', changes })
  return { ...after, grid: withFace(after.grid, cells, symbols.indexOf(symbol)) }
}

function upgradeSymbols(spin: ReadySpin, after: After, telling: Telling): After {
  const { upgrade } = spin.rule
  if (upgrade === undefined) return after
  const choice = drawn([{ from: null, weight: upgrade.none }, ...upgrade.choices], telling)
  if (choice.from === null) return after
  const { symbols } = spin.definition
  const cells = cellsWith(after.grid, symbols.indexOf(choice.from))
  if (cells.length === 0) return after
  const changes = cells.map((cell) => ({ cell, symbol: choice.to }))
  const by = isSplit(spin.definition, choice.to) ? 'split' : 'upgrade'
  telling.tell({ type: 'cellsChanged', by, changes })
  return { ...after, grid: withFace(after.grid, cells, symbols.indexOf(choice.to)) }
}

function dropWilds(spin: ReadySpin, after: After, telling: Telling): After {
  const { wildDrop } = spin.rule
  if (wildDrop === undefined) return after
  const none = { cells: [], weight: wildDrop.none }
  const { cells } = drawn([none, ...wildDrop.patterns], telling)
  const changed = cells.filter(([reel, row]) => {
    const face = item(item(after.grid, reel), row)
    return face !== spin.wild && !isSpecial(spin, face)
  })
  if (changed.length === 0) return after
  const symbol = item(spin.definition.symbols, spin.wild)
  telling.tell({
    type: 'cellsChanged',
    by: 'wildDrop',
    changes: changed.map((cell) => ({ cell, symbol })),
  })
  return { ...after, grid: withFace(after.grid, changed, spin.wild) }
}

function drawMultipliers(spin: ReadySpin, after: After, telling: Telling): After {
  const { wildMultipliers } = spin.rule
  if (wildMultipliers === undefined) return after
  const first = spin.definition.symbols.length
  let { grid } = after
  for (const [reel, row] of cellsWith(after.grid, spin.wild)) {
    const multiplier = drawn(wildMultipliers, telling)
    const cells = [[reel, row] as const]
    grid = withFace(grid, cells, first + wildMultipliers.indexOf(multiplier))
    if (multiplier.value > 1 && wildMultipliers.length > 1) {
      telling.tell({ type: 'multiplierSet', of: 'cell', cells, value: multiplier.value })
    }
  }
  return { ...after, grid }
}

/** The pays of this spin: those with another wild when a symbol in view makes one. */
export function chooseWild(spin: ReadySpin, { grid }: After, telling: Telling): SpinPays {
  const { chosenWild } = spin.rule
  if (chosenWild === undefined) return spin.pays
  const face = spin.definition.symbols.indexOf(chosenWild.symbol)
  if (cellsWith(grid, face).length === 0) return spin.pays
  const choice = drawn(chosenWild.choices, telling)
  telling.tell({ type: 'symbolChosen', by: 'wild', symbol: choice.symbol })
  return item(spin.paysChosen, chosenWild.choices.indexOf(choice))
}

/** What all wins of this spin are multiplied by, beyond what is always so. */
export function multiply(spin: ReadySpin, { grid }: After, telling: Telling): number {
  const { multiplierReel } = spin.rule
  let times = 1
  if (multiplierReel !== undefined) {
    const { value } = drawn(multiplierReel, telling)
    telling.tell({ type: 'multiplierSet', of: 'spin', cells: [], value })
    times = value
  }
  const { fullScreen } = spin.definition
  if (fullScreen === undefined || !isFull(spin, grid)) return times
  const cells = grid.flatMap((faces, reel) => faces.map((_, row) => [reel, row] as const))
  telling.tell({ type: 'multiplierSet', of: 'spin', cells, value: fullScreen * times })
  return fullScreen * times
}

/** Whether every cell shows the same, or one of the symbols that fill a screen together. */
function isFull({ definition }: ReadySpin, grid: readonly (readonly number[])[]): boolean {
  const { fullScreenOf, symbols } = definition
  const first = item(item(grid, 0), 0)
  const together = fullScreenOf?.map((name) => symbols.indexOf(name)) ?? [first]
  return grid.every((faces) => faces.every((face) => together.includes(face)))
}

/** One of several, each as often as its weight says. */
export function drawn<One extends { readonly weight: number }>(
  all: readonly One[],
  telling: Telling,
): One {
  let left = telling.draw.below(all.reduce((sum, { weight }) => sum + weight, 0))
  for (const one of all) {
    if (left < one.weight) return one
    left -= one.weight
  }
  throw new RangeError('weights add up to what is drawn below')
}

function cellsWith(grid: readonly (readonly number[])[], face: number): Cells {
  return grid.flatMap((cells, reel) =>
    cells.flatMap((one, row) => (one === face ? [[reel, row] as const] : [])),
  )
}

function withFace(
  grid: readonly (readonly number[])[],
  changed: Cells,
  face: number,
): readonly (readonly number[])[] {
  return grid.map((cells, reel) =>
    cells.map((one, row) => (changed.some(([x, y]) => x === reel && y === row) ? face : one)),
  )
}
