import { z } from 'zod'
import { risk } from './events.ts'

/** What a bet at a gate is on: hundredths of the stake that it must open to. */
export const gateSelection = z.strictObject({ target: z.int().min(101).max(1_000_000) })
/** The board that a ball falls through. */
export const pegSelection = z.strictObject({ rows: z.int().min(8).max(16), risk })
/** How many mines lie in the field. */
export const mineSelection = z.strictObject({ mines: z.int().min(1).max(24) })
/** The tower that is climbed. */
export const towerSelection = z.strictObject({ risk })

/** What a bet of an instant game is on; which of them, and what of it there is, is up to the game. */
export const instantSelection = z.union([
  gateSelection,
  pegSelection,
  mineSelection,
  towerSelection,
])
export type InstantSelection = z.infer<typeof instantSelection>
