import { z } from 'zod'
import { note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What was seen when a flag was raised: a word, sums in cents, or lists. */
const seen = z.object({
  name: z.string(),
  values: z.array(z.string()),
  /** Whether the values are cents. */
  isSum: z.boolean(),
})

const openFlag = z.object({
  id: z.string(),
  kind: z.string(),
  player,
  login: z.string(),
  raisedAt: time,
  seen: z.array(seen),
  /** Two people decide on it under a case; nothing else closes it. */
  isByCase: z.boolean(),
})
export type OpenFlag = z.output<typeof openFlag>

export const flags = staffCall({
  does: 'Flags that nobody closed, the oldest first, each with what was seen.',
  right: 'readPlayers',
  body: z.object({}),
  reply: z.object({ flags: z.array(openFlag), more: z.boolean() }),
})

/** A file that is made for an authority: its name, and what is in it. */
export const madeFile = z.object({ name: z.string(), content: z.string() })

export const reportPlayer = staffCall({
  does: 'Makes the report on a player for the authority. The player is told nothing of it.',
  right: 'closeFlags',
  proof: true,
  body: z.object({ player, grounds: note }),
  reply: madeFile,
})
