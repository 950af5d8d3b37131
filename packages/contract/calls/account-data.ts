import { z } from 'zod'
import { call } from '../call.ts'
import { holdsCardNumber } from '../card-number.ts'
import { visitorStatus } from '../entities/user-status.ts'

/** Parts of what the house keeps of a player, in the order in which a copy is made. */
export const dataParts = [
  'account',
  'sessions',
  'consents',
  'messages',
  'rounds',
  'providerRounds',
  'roomRounds',
  'cash',
  'credits',
  'streams',
  'payments',
  'paymentMethods',
  'protection',
  'bonuses',
  'complaints',
  'supportTickets',
  'sharing',
  'promos',
  'records',
  'erasure',
] as const
export type DataPart = (typeof dataParts)[number]

export const ownData = call({
  does: 'A page of what the house keeps of the player: account with browsers and passkeys, sessions, messages, rounds in own games and in those of providers, entries of both pockets, fairness streams, payments, saved ways to pay, limits and pauses with what the house did against harm, complaints, support tickets, what others see, what promotions gave, tags that staff gave and what showed that wallets are theirs, consents, and the erasure that was asked for. Needs a recent proof.',
  path: '/user/export/json2',
  who: 'player',
  body: z.object({
    part: z.enum(dataParts, { message: 'format' }),
    /** `next` of the page before; absent for the first. */
    after: z
      .string()
      .regex(/^[0-9a-f.-]{1,80}$/, { message: 'format' })
      .optional(),
  }),
  reply: z.object({
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Null on a part's last page. */
    next: z.string().nullable(),
  }),
  refusals: ['proofRequired', 'notPermitted', 'notFound'],
  rateLimit: { count: 600, seconds: 300, per: 'player' },
})

export const closeAccount = call({
  does: 'Closes the account for good: every session ends and nobody signs in any more. What the law asks to keep is kept; name and address stay taken. Needs a recent proof.',
  path: '/user/close-account/json2',
  who: 'player',
  setsCookies: true,
  body: z.object({
    reason: z
      .string()
      .trim()
      .max(500, { message: 'tooLong' })
      // The database keeps no NUL.
      .refine((reason) => !reason.includes('\0') && !holdsCardNumber(reason), { message: 'format' })
      .optional(),
  }),
  reply: z.object({ userStatus: visitorStatus }),
  refusals: ['proofRequired', 'notPermitted'],
  rateLimit: { count: 10, seconds: 300, per: 'player' },
})
