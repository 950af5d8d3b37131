import { z } from 'zod'
import { formKey, line, lines, note, player } from './fields.ts'
import { staffCall } from './staff-call.ts'

export const suspensionCauses = ['security', 'identity', 'terms', 'check'] as const
/** What staff may ask a player to put right. */
export const flagsToAsk = [
  'birthDate',
  'contactAddress',
  'phone',
  'changeContactEmail',
  'password',
  'passwordRecovery',
] as const

const done = z.object({})
const noted = z.object({ player, note })

export const suspend = staffCall({
  does: 'Suspends an account; its player is told by letter.',
  right: 'suspendAccounts',
  proof: true,
  body: noted.extend({ cause: z.enum(suspensionCauses) }),
  reply: done,
})

export const release = staffCall({
  does: 'Releases an account that is suspended.',
  right: 'suspendAccounts',
  proof: true,
  body: noted,
  reply: done,
})

export const askToPutRight = staffCall({
  does: 'Asks a player to put something about the account right.',
  right: 'suspendAccounts',
  proof: true,
  body: noted.extend({ flag: z.enum(flagsToAsk) }),
  reply: done,
})

export const noLongerAsk = staffCall({
  does: 'No longer asks for what was asked by mistake.',
  right: 'suspendAccounts',
  proof: true,
  body: noted.extend({ flag: z.enum(flagsToAsk) }),
  reply: done,
})

export const closeFlag = staffCall({
  does: 'Closes a flag that a rule raised.',
  right: 'closeFlags',
  proof: true,
  body: noted.extend({ flag: z.string().regex(/^[1-9][0-9]{0,14}$/) }),
  reply: done,
})

export const endSessions = staffCall({
  does: 'Signs a player out everywhere.',
  right: 'endSessions',
  body: noted,
  reply: z.object({ ended: z.int() }),
})

export const resendVerification = staffCall({
  does: 'Sends the letter once more by which a player proves their address; to that address only.',
  right: 'messagePlayers',
  body: noted.extend({ key: formKey }),
  reply: done,
})

export const addNote = staffCall({
  does: 'Notes something about a player, for staff.',
  right: 'writeNotes',
  body: noted.extend({ key: formKey }),
  reply: done,
})

export const sendMessage = staffCall({
  does: 'Puts a message into the inbox of a player.',
  right: 'messagePlayers',
  body: z.object({
    player,
    key: formKey,
    subject: line({ min: 3, max: 120 }),
    body: lines({ min: 3, max: 4000 }),
  }),
  reply: done,
})
