import { z } from 'zod'
import { identityReasons } from '../entities/identity-check.ts'
import { note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const done = z.object({})

export const identityChecks = staffCall({
  does: 'Identity checks whose documents wait for somebody, the oldest first.',
  right: 'readPlayers',
  body: z.object({}),
  reply: z.object({
    checks: z.array(z.object({ player, login: z.string(), cause: z.string(), since: time })),
    more: z.boolean(),
  }),
})

/** What somebody decides on documents: they do, others are wanted, or none will ever do. */
export const identityDecisions = ['approved', 'asked', 'rejected'] as const

export const decideIdentity = staffCall({
  does: 'Decides on the documents of a player.',
  right: 'decideIdentity',
  proof: true,
  body: z.object({
    player,
    to: z.enum(identityDecisions),
    /** What is wrong with them; null to approve. */
    reason: z.enum(identityReasons).nullable(),
    note: note.nullable(),
  }),
  reply: done,
})

export const askIdentity = staffCall({
  does: 'Asks a player to show who they are.',
  right: 'decideIdentity',
  proof: true,
  body: z.object({ player, note }),
  reply: done,
})
