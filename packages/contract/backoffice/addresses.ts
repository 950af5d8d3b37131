import { z } from 'zod'
import { note, player, time } from './fields.ts'
import { madeFile } from './flags.ts'
import { staffCall } from './staff-call.ts'

const caseId = z.string().regex(/^[1-9][0-9]{0,14}$/)
const ofCase = z.object({ id: caseId })

/** What people say of a payment that is held: it goes on, or it does not. */
export const addressSayings = ['release', 'refuse'] as const
const saying = z.object({
  staff: z.string(),
  says: z.enum(addressSayings),
  why: z.string(),
  at: time,
})

const heldPayment = z.object({
  id: z.string(),
  player,
  login: z.string(),
  payment: z.string(),
  isDeposit: z.boolean(),
  asset: z.string(),
  /** Masked for who may not see contacts. */
  address: z.string(),
  /** What the lists say of it. */
  found: z.array(z.string()),
  list: z.string(),
  heldSince: time,
  /** What two people said; null: not yet. */
  decided: z.enum(addressSayings).nullable(),
  said: z.array(saying),
  takenBack: z.array(saying.extend({ backAt: time, backWhy: z.string() })),
})
export type HeldPayment = z.output<typeof heldPayment>

export const addressCases = staffCall({
  does: 'Payments that are held because an address is flagged, the oldest first; or those that were decided, the newest first.',
  right: 'readPlayers',
  body: z.object({ decided: z.boolean(), before: caseId.nullable() }),
  reply: z.object({ rows: z.array(heldPayment), next: caseId.nullable() }),
})

export const addressCase = staffCall({
  does: 'One of them with everything that was asked about its payment, and what became of coins that were withheld.',
  right: 'readPlayers',
  body: ofCase,
  reply: heldPayment.extend({
    asked: z.array(
      z.object({
        at: time,
        before: z.enum(['approval', 'sending', 'deposit']),
        asset: z.string(),
        address: z.string(),
        answer: z.enum(['flagged', 'clear', 'unknown']),
        found: z.array(z.string()),
        list: z.string().nullable(),
        /** Why there was no answer. */
        why: z.string().nullable(),
      }),
    ),
    /** Coins that were withheld and paid by hand; null for none. */
    paidOut: z
      .object({
        /** Null for who may neither act nor see contacts. */
        txid: z.string().nullable(),
        note: z.string().nullable(),
        askedBy: z.string(),
        askedAt: time,
        booked: z.object({ by: z.string(), at: time, note: z.string() }).nullable(),
      })
      .nullable(),
  }),
})

const noted = ofCase.extend({ note })
const act = { right: 'closeFlags', proof: true } as const

export const sayOnAddress = staffCall({
  does: 'Says to a held payment that it goes on or does not: two who say the same decide it.',
  ...act,
  body: noted.extend({ says: z.enum(addressSayings) }),
  reply: z.object({ became: z.enum(['firstOfTwo', 'changed', 'released', 'refused']) }),
})

export const takeBackSaying = staffCall({
  does: 'Takes back what who asks said to a held payment, as long as it is not decided.',
  ...act,
  body: noted,
  reply: z.object({}),
})

export const reportAddress = staffCall({
  does: 'Makes the report on a held payment for the authority. The player is told nothing of it.',
  ...act,
  body: ofCase.extend({ grounds: note }),
  reply: madeFile,
})

export const askWithheldPayout = staffCall({
  does: 'Writes down that all coins of a withheld deposit were paid by hand; somebody else confirms it.',
  ...act,
  /** Names a transaction of any chain. */
  body: noted.extend({ txid: z.string().regex(/^[0-9A-Za-z]{16,100}$/) }),
  reply: z.object({}),
})

export const decideWithheldPayout = staffCall({
  does: 'Confirms and books what somebody else wrote down of withheld coins, or takes it back.',
  ...act,
  body: noted.extend({ approve: z.boolean() }),
  reply: z.object({}),
})
