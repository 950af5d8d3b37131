import type { GameMechanic } from '../../entities/game-mechanics.ts'
import type { PayTraits } from '../family-contract.ts'
import type { SlotPaytable } from './paytable.ts'

/** Grid, and how a slot pays. */
export const slotTraits = ({ grid, rule }: SlotPaytable): PayTraits => ({
  mechanics: [paysBy[rule.by]],
  grid: `${grid.rows.length}x${Math.max(...grid.rows)}`,
  ways: waysOf(rule, grid.rows.length),
})

const paysBy = {
  lines: 'lines',
  ways: 'ways',
  cluster: 'cluster',
  anywhere: 'scatterPays',
} as const satisfies Record<SlotPaytable['rule']['by'], GameMechanic>

function waysOf(rule: SlotPaytable['rule'], columns: number): number | null {
  switch (rule.by) {
    case 'lines':
      return linesIn(rule, columns) || null
    case 'ways':
      return rule.ways
    case 'cluster':
    case 'anywhere':
      return null
  }
}

/** Lines of a rule, its columns among them. @param columns of the grid. */
const linesIn = (
  { lines, columns: areLines }: Extract<SlotPaytable['rule'], { by: 'lines' }>,
  columns: number,
): number => lines.length + (areLines ? columns : 0)
