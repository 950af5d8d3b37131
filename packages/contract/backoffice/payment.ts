import { z } from 'zod'
import { formKey, minorUnits, note, player, signedUnits, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** A payment's id. */
export const paymentId = z.uuid().toLowerCase()
const ofPayment = z.object({ id: paymentId })
const noted = ofPayment.extend({ note })
const done = z.object({})

/** A payment that refunds, reverses or voids another. */
const followed = z.object({
  id: z.string(),
  type: z.string(),
  state: z.string(),
  amount: minorUnits,
  at: time,
})

export const payment = staffCall({
  does: 'A payment with its steps, who said what to it, what followed, and what of its player one has to know to decide.',
  right: 'readPlayers',
  body: ofPayment,
  reply: z.object({
    id: z.string(),
    player,
    login: z.string(),
    /** Null: not told. */
    name: z.string().nullable(),
    type: z.string(),
    state: z.string(),
    reason: z.string().nullable(),
    amount: minorUnits,
    fee: minorUnits,
    /** What the payment was made in, where that is a coin; units of it. */
    coins: z.object({ asset: z.string(), units: signedUnits }).nullable(),
    method: z.string().nullable(),
    /** Masked for who may not see contacts. */
    destination: z.string().nullable(),
    provider: z.string().nullable(),
    providerRef: z.string().nullable(),
    askedAt: time,
    review: z.array(z.string()),
    approvalsNeeded: z.int(),
    /** The case of its address, where it is held because of one. */
    heldAs: z.string().nullable(),
    said: z.array(
      z.object({ staff: z.string(), approves: z.boolean(), note: z.string().nullable(), at: time }),
    ),
    steps: z.array(
      z.object({
        to: z.string(),
        by: z.string(),
        reason: z.string().nullable(),
        note: z.string().nullable(),
        at: time,
      }),
    ),
    followed: z.array(followed),
    ofPlayer: z.object({
      country: z.string(),
      registeredAt: time,
      playsFor: z.enum(['real', 'test', 'play']),
      suspended: z.boolean(),
      emailVerified: z.boolean(),
      paidIn: minorUnits,
      paidOut: minorUnits,
      takenBack: minorUnits,
      bet: minorUnits,
      identity: z.string(),
      openFlags: z.array(z.string()),
    }),
  }),
})

export const approveWithdrawal = staffCall({
  does: 'Approves a withdrawal; the last of the people that it needs lets it go.',
  right: 'decideWithdrawals',
  proof: true,
  body: ofPayment.extend({ note: note.nullable() }),
  reply: z.object({ waitsForSecond: z.boolean() }),
})

export const declineWithdrawal = staffCall({
  does: 'Declines a withdrawal: its money is the player’s again.',
  right: 'decideWithdrawals',
  proof: true,
  body: noted,
  reply: done,
})

export const refundDeposit = staffCall({
  does: 'Gives a deposit back, all or a part; held from the balance of its player at once.',
  right: 'giveBack',
  proof: true,
  /** Sent again under the same key it refunds once. Cents. */
  body: noted.extend({ key: formKey, amount: minorUnits.positive().max(900_000_000_000) }),
  reply: done,
})

export const releaseDeposit = staffCall({
  does: 'Lets a deposit go that is authorized and not captured.',
  right: 'giveBack',
  proof: true,
  body: noted,
  reply: done,
})
