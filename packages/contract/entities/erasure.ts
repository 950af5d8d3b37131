import { z } from 'zod'
import { erasureWaits } from '../erasure-choices.ts'

/** How the erasure of a player's data stands. */
export const playerErasure = z.object({
  /** Null: nobody asked, or it was called off. */
  asked: z.object({ at: z.string(), dueAt: z.string() }).nullable(),
  /** What it would wait for, were it due now. */
  waits: z.array(z.enum(erasureWaits)).readonly(),
  /** Years for which name and birth date would be kept; null: they would go with the rest. */
  keptYears: z.number().nullable(),
})
export type PlayerErasure = z.infer<typeof playerErasure>
