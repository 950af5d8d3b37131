import { z } from 'zod'
import { minorUnits, moneyKind, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

export const ofPlayer = z.object({ player })
export const showsPlayer = (body: { readonly player: number }): number => body.player

/** What a player has of one asset; minor units of it. */
const pocket = z.object({
  asset: z.enum(['USD', 'CREDIT', 'POINT', 'TOKEN', 'TICKET']),
  money: moneyKind.nullable(),
  balance: minorUnits,
  /** Of that, what withdrawals hold. */
  held: minorUnits,
})

/** A withdrawal that is not done, with what it waits for. */
export const waitingWithdrawal = z.object({
  id: z.string(),
  amount: minorUnits,
  state: z.string(),
  method: z.string().nullable(),
  /** What is waited for. */
  reason: z.string().nullable(),
  /** Why rules want people to look at it. */
  review: z.array(z.string()),
  approvalsNeeded: z.int(),
  approvedBy: z.array(z.string()),
  askedAt: time,
})

export const playerSummary = staffCall({
  does: 'Who a player is, what they have, and what waits for somebody.',
  right: 'readPlayers',
  shows: showsPlayer,
  body: ofPlayer,
  reply: z.object({
    player,
    login: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    name: z.string().nullable(),
    birthDate: z.string().nullable(),
    address: z.string().nullable(),
    country: z.string(),
    language: z.string(),
    registeredAt: time,
    lastSeenAt: time.nullable(),
    openSessions: z.int(),
    playsFor: z.enum(['real', 'test', 'play']),
    suspended: z.boolean(),
    /** Given by staff. */
    tags: z.array(z.string()),
    /** Why, when it is suspended now. */
    suspendedFor: z.object({ cause: z.string(), by: z.string(), note: z.string() }).nullable(),
    askedToPutRight: z.array(z.string()),
    identity: z.string(),
    /** Breaks and exclusions of the player's own that hold now. */
    breaks: z.array(z.string()),
    flags: z.array(z.object({ id: z.string(), kind: z.string(), raisedAt: time })),
    pockets: z.array(pocket),
    /** Of all payments that are done; cents. */
    paidIn: minorUnits,
    paidOut: minorUnits,
    takenBack: minorUnits,
    /** Staked in own games in the last thirty days; minor units of what they bet in. */
    betLately: minorUnits,
    withdrawals: z.array(waitingWithdrawal),
  }),
})
