import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { Start } from '../features/feature.ts'
import type { After } from './after.ts'
import { keyBase, type ReadySpin } from './ready-spin.ts'

/** The walk that wilds in view start, where the spin has one. */
export function walkStarts(
  { rule, wild, definition }: ReadySpin,
  { grid }: Pick<After, 'grid'>,
): readonly Start[] {
  if (rule.walk === undefined) return []
  const cells = grid.flatMap((faces, reel) =>
    faces.flatMap((face, row) => (face === wild ? [[reel, row] as const] : [])),
  )
  if (cells.length === 0) return []
  const symbol = item(definition.symbols, wild)
  return [{ feature: rule.walk, cause: { symbol, cells, by: walkCode(cells) } }]
}

/** Where wilds stand, one on a reel at most, as one whole number: what a walk is started by. */
export function walkCode(wilds: Cells): number {
  return wilds.reduce((code, [reel, row]) => code + (row + 1) * keyBase ** reel, 0)
}

/** The wilds that a number tells of, from the first reel on. */
export function walkingWilds(code: number): Cells {
  const cells: (readonly [number, number])[] = []
  for (let rest = code, reel = 0; rest > 0; rest = Math.floor(rest / keyBase), reel++) {
    const digit = rest % keyBase
    if (digit > 0) cells.push([reel, digit - 1])
  }
  return cells
}

/** Every wild one reel on to the left; one on the first reel leaves. */
export function stepped(wilds: Cells): Cells {
  return wilds.flatMap(([reel, row]) => (reel === 0 ? [] : [[reel - 1, row] as const]))
}
