import { z } from 'zod'
import { line, player } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** By what a player was found. */
export const foundBy = [
  'id',
  'login',
  'email',
  'name',
  'phone',
  'cardEnd',
  'coinAddress',
  'payment',
  'round',
  'networkAddress',
] as const
export type FoundBy = (typeof foundBy)[number]

export const foundPlayer = z.object({
  player,
  login: z.string(),
  /** Masked for who may not see contacts. */
  email: z.string(),
  name: z.string().nullable(),
  country: z.string(),
  suspended: z.boolean(),
  by: z.array(z.enum(foundBy)),
  /** The payment or the round that was typed. */
  payment: z.string().nullable(),
  round: z.string().nullable(),
})
export type FoundPlayer = z.output<typeof foundPlayer>

export const find = staffCall({
  does: 'Finds players by whatever is known of them.',
  right: 'readPlayers',
  body: z.object({ text: line({ min: 1, max: 120 }) }),
  reply: z.object({
    players: z.array(foundPlayer),
    /** There are more of them: more is to be typed. */
    more: z.boolean(),
  }),
})
