import type { GameMechanic } from '../../entities/game-mechanics.ts'
import type { PayTraits } from '../family-contract.ts'
import type { SlotPaytable } from './paytable.ts'

/** Grid, and how a slot pays. */
export const slotTraits = ({ grid, rule }: SlotPaytable): PayTraits => ({
  mechanics: [paysBy[rule.by]],
  grid: `${grid.rows.length}x${Math.max(...grid.rows)}`,
  ways: waysOf(rule),
})

const paysBy = {
  lines: 'lines',
  ways: 'ways',
  cluster: 'cluster',
  anywhere: 'scatterPays',
} as const satisfies Record<SlotPaytable['rule']['by'], GameMechanic>

function waysOf(rule: SlotPaytable['rule']): number | null {
  switch (rule.by) {
    case 'lines':
      return rule.lines.length || null
    case 'ways':
      return rule.ways
    case 'cluster':
    case 'anywhere':
      return null
  }
}
