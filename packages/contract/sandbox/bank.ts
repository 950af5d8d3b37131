import { z } from 'zod'

/** The wire between the house and the sandbox's bank: `/bank/…` with the shared key. Amounts are cents. */

const reference = z.string().min(1).max(100)
const cents = z.int().min(1).max(1_000_000_000)

export const transferWish = z.object({ reference, amount: cents })
export type TransferWish = z.infer<typeof transferWish>

/** Money that is to come to the house's account. */
export const bankTransfer = z.object({
  id: z.string(),
  reference,
  /** What was asked for. */
  amount: cents,
  /** `awaited`: nothing came yet; `arrived`: with its reference, or matched by people. */
  status: z.enum(['awaited', 'arrived', 'cancelled']),
  /** What came, which may be another sum; null until it did. */
  arrived: cents.nullable(),
  /** What the player gives his bank. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  refunds: z.array(z.object({ id: z.string(), reference, amount: cents, at: z.number() })),
  changedAt: z.number(),
})
export type BankTransfer = z.infer<typeof bankTransfer>

export const bankPayoutWish = z.object({
  reference,
  amount: cents,
  iban: z.string().max(34),
  bic: z.string().max(11),
  holder: z.string().max(100),
})
export type BankPayoutWish = z.infer<typeof bankPayoutWish>

export const bankPayout = z.object({
  id: z.string(),
  reference,
  amount: cents,
  /** `returned`: the other bank did not take it. */
  status: z.enum(['sent', 'arrived', 'returned']),
  changedAt: z.number(),
})
export type BankPayout = z.infer<typeof bankPayout>

/** Money on the house's account that names no reference of ours. */
export const bankUnmatched = z.object({
  unmatched: z.array(z.object({ id: z.string(), amount: cents, says: z.string() })),
})

/** What changed in a time, oldest first. */
export const bankStatement = z.object({
  transfers: z.array(bankTransfer),
  payouts: z.array(bankPayout),
})
