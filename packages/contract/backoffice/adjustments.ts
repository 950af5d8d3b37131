import { z } from 'zod'
import { formKey, minorUnits, note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What is put right: dollars or play money of a player, a bonus, or comp points. */
export const adjustedPockets = ['cash', 'credits', 'bonus', 'points'] as const

export const adjustment = z.object({
  id: z.string(),
  player,
  login: z.string(),
  pocket: z.enum(adjustedPockets),
  /** Minor units (of points hundredths); above nothing the player gets them, below nothing they are taken. */
  amount: minorUnits,
  /** The bonus that is taken back; null for all else. */
  about: z.string().nullable(),
  note: z.string(),
  askedBy: z.string(),
  askedAt: time,
  state: z.enum(['waiting', 'made', 'declined']),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
})
export type Adjustment = z.output<typeof adjustment>

export const askAdjustment = staffCall({
  does: 'Asks to give a player money, a bonus or points, or to take them; somebody else decides, but for a small bonus.',
  right: 'adjustMoney',
  body: z
    .object({
      player,
      key: formKey,
      pocket: z.enum(adjustedPockets),
      amount: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((units) => units !== 0),
      note,
    })
    // A bonus is taken back by its name (`takeGrantBack`), not by a sum.
    .refine(({ pocket, amount }) => pocket !== 'bonus' || amount > 0),
  reply: z.object({ id: z.string(), waits: z.boolean() }),
})

export const decideAdjustment = staffCall({
  does: 'Makes an adjustment that somebody else asked for, or declines it.',
  right: 'adjustMoney',
  proof: true,
  body: z.object({ id: z.uuid(), approve: z.boolean() }),
  reply: z.object({}),
})

export const adjustments = staffCall({
  does: 'Adjustments that wait for somebody, then the newest that were decided.',
  right: 'adjustMoney',
  body: z.object({ player: player.nullable() }),
  reply: z.object({ adjustments: z.array(adjustment) }),
})
