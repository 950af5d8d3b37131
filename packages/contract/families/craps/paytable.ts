import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { crapsKinds } from './spots.ts'

/** What a bet wins: so many chips `for` so many. */
const odds = z.object({ pays: z.int().min(1), per: z.int().min(1) })

/** What a craps table pays. A chip is one pay unit. */
export const crapsPaytable = z.object({
  family: z.literal('craps'),
  /** All spots, by kind and then by number; odds of line bets once for each point. */
  spots: z
    .array(
      z.object({
        spot: z.string(),
        kind: z.enum(crapsKinds),
        number: z.int().min(4).max(10).nullable(),
        odds: odds,
        /** Most chips on it; of odds, which go by the bet that they belong to, the most in any case. */
        most: z.int().min(1),
      }),
    )
    .readonly(),
  /** What the field wins by a two and by a twelve. */
  field: z.object({ two: odds, twelve: odds }),
  /** Most chips in odds to one on the line, by the point. */
  oddsTimes: z
    .array(z.object({ number: z.int().min(4).max(10), times: z.int().min(1) }))
    .readonly(),
  /** Most chips in odds to one against the shooter. */
  layTimes: z.int().min(1),
  /** Most chips that a round takes, from its first roll to its last. */
  mostChips: z.int().min(1),
  ...paytableHead,
})
export type CrapsPaytable = z.infer<typeof crapsPaytable>
