import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { diceKinds } from './spots.ts'

/** What a table of dice pays. A chip is one pay unit. */
export const dicePaytable = z.object({
  family: z.literal('dice'),
  /** All spots, by kind and then by number: */
  spots: z
    .array(
      z.object({
        spot: z.string(),
        kind: z.enum(diceKinds),
        /** What is won to one chip, which comes back besides; of a single number for one, two and three dice that show it. */
        odds: z.array(z.int().min(1)).readonly(),
        /** Most chips on it. */
        most: z.int().min(1),
      }),
    )
    .readonly(),
  /** Most chips on the whole table. */
  mostChips: z.int().min(1),
  ...paytableHead,
})
export type DicePaytable = z.infer<typeof dicePaytable>
