import { z } from 'zod'
import { minorUnits, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const draw = z.object({
  number: z.int(),
  opensAt: time,
  closesAt: time,
  /** Null: tickets are sold for it. */
  drawnAt: time.nullable(),
  /** What was promised when the sale began. */
  seedHash: z.string(),
  tickets: z.int(),
  /** The first prize, as it stands. */
  first: minorUnits,
  /** What was given to winners. */
  given: minorUnits,
  prizes: z.array(z.object({ amount: minorUnits, player: z.int().nullable(), given: z.boolean() })),
})
export type StaffDraw = z.output<typeof draw>

export const lottoDraws = staffCall({
  does: 'Draws of the lotto: the one that tickets are sold for, then those that are over.',
  right: 'readPromotions',
  body: z.object({}),
  reply: z.object({ draws: z.array(draw) }),
})
