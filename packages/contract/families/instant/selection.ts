import { z } from 'zod'
import { digits, risk } from './events.ts'
import { pickBet } from './pick.ts'
import { scratchCard } from './scratch.ts'

/** What a bet at a gate is on: hundredths of the stake that it must open to. */
export const gateSelection = z.strictObject({ target: z.int().min(101).max(1_000_000) })
/** The board that a ball falls through. */
export const pegSelection = z.strictObject({ rows: z.int().min(8).max(16), risk })
/** How many mines lie in the field. */
export const mineSelection = z.strictObject({ mines: z.int().min(1).max(24) })
/** The tower that is climbed. */
export const towerSelection = z.strictObject({ risk })
/** The scratch card that is bought. */
export const scratchSelection = z.strictObject({ card: scratchCard })
/** How the digits are to come, and which; of a pair two. */
export const pickSelection = z.strictObject({ bet: pickBet, digits })

/** What a bet of an instant game is on; which of them, and what of it there is, is up to the game. */
export const instantSelection = z.union([
  gateSelection,
  pegSelection,
  mineSelection,
  towerSelection,
  scratchSelection,
  pickSelection,
])
export type InstantSelection = z.infer<typeof instantSelection>
