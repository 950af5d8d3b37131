import { z } from 'zod'
import { formKey, minorUnits, note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What is put right: dollars or play money of a player. */
export const adjustedPockets = ['cash', 'credits'] as const

export const adjustment = z.object({
  id: z.string(),
  player,
  login: z.string(),
  pocket: z.enum(adjustedPockets),
  /** Minor units; above nothing the player gets them, below nothing they are taken. */
  amount: minorUnits,
  note: z.string(),
  askedBy: z.string(),
  askedAt: time,
  state: z.enum(['waiting', 'made', 'declined']),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
})
export type Adjustment = z.output<typeof adjustment>

export const askAdjustment = staffCall({
  does: 'Asks to give a player money or take it; somebody else decides.',
  right: 'adjustMoney',
  body: z.object({
    player,
    key: formKey,
    pocket: z.enum(adjustedPockets),
    amount: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine((units) => units !== 0),
    note,
  }),
  reply: z.object({ id: z.string() }),
})

export const decideAdjustment = staffCall({
  does: 'Makes an adjustment that somebody else asked for, or declines it.',
  right: 'adjustMoney',
  body: z.object({ id: z.uuid(), approve: z.boolean() }),
  reply: z.object({}),
})

export const adjustments = staffCall({
  does: 'Adjustments that wait for somebody, then the newest that were decided.',
  right: 'adjustMoney',
  body: z.object({ player: player.nullable() }),
  reply: z.object({ adjustments: z.array(adjustment) }),
})
