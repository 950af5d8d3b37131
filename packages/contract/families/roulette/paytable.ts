import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { spotKinds } from './spots.ts'

const pockets = z.array(z.string()).readonly()

/** What a roulette table pays. */
export const roulettePaytable = z.object({
  family: z.literal('roulette'),
  /** Pockets that are not among 1 to 36. */
  zeros: pockets,
  /** All pockets as they follow each other around the wheel, clockwise. */
  wheel: pockets,
  /** Of each kind of spot, inside first: */
  kinds: z
    .array(
      z.object({
        kind: z.enum(spotKinds),
        /** How many pockets such a spot covers. */
        covers: z.int().min(1),
        /** What is won to one chip, which comes back besides. */
        odds: z.int().min(1),
        /** Most chips on one spot. */
        most: z.int().min(1),
        /** Names of all spots of the kind. */
        spots: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  /** Most chips on the whole table. */
  mostChips: z.int().min(1),
  /** When zero comes, half of what lies on even chances comes back. */
  partage: z.literal(true).optional(),
  /** Wheels that turn at once, each chip divided evenly among them; one unless given. */
  wheels: z.int().min(2).optional(),
  ...paytableHead,
})
export type RoulettePaytable = z.infer<typeof roulettePaytable>
