import { z } from 'zod'

/** The wire between the house and the sandbox's card acquirer: `/card/…` with the shared key. Amounts are cents. */

const reference = z.string().min(1).max(100)
const cents = z.int().min(0).max(100_000_000)

export const cardWish = z.object({
  /** The house's own: asking again with it begins nothing anew. */
  reference,
  /** 0 checks a card and charges nothing. */
  amount: cents,
  returnUrl: z.url({ protocol: /^https?$/ }),
  language: z.string().max(10),
  /** Keep a token of the card. */
  keep: z.boolean(),
  /** Of a card that was kept: it is charged without a form. */
  token: z.string().max(100).nullable(),
})
export type CardWish = z.infer<typeof cardWish>

const cardReasons = [
  'cardDeclined',
  'insufficientFunds',
  'cardExpired',
  'wrongCode',
  'gamblingBlocked',
  'authenticationFailed',
  'playerLeft',
  'byHouse',
] as const
export type CardReason = (typeof cardReasons)[number]

const cardRefund = z.object({
  id: z.string(),
  reference,
  amount: cents,
  /** Epoch milliseconds. */
  at: z.number(),
})

const cardDispute = z.object({
  id: z.string(),
  amount: cents,
  status: z.enum(['opened', 'won', 'lost']),
  at: z.number(),
})

export const cardPayment = z.object({
  id: z.string(),
  reference,
  amount: cents,
  /** `challenge`: the card's issuer asks the player; `released`: authorised and let go. */
  status: z.enum([
    'created',
    'challenge',
    'authorised',
    'captured',
    'declined',
    'cancelled',
    'released',
  ]),
  reason: z.enum(cardReasons).nullable(),
  /** Null until one was entered. The token is there when the card is kept. */
  card: z
    .object({
      brand: z.enum(['Visa', 'Mastercard']),
      last4: z.string().regex(/^\d{4}$/),
      expires: z.string(),
      token: z.string().nullable(),
    })
    .nullable(),
  refunds: z.array(cardRefund),
  disputes: z.array(cardDispute),
  /** Path of the page on which the player goes on; null when there is nothing to do. */
  page: z.string().nullable(),
  changedAt: z.number(),
})
export type CardPayment = z.infer<typeof cardPayment>

export const refundWish = z.object({ reference, amount: cents.min(1) })

export const payoutWish = z.object({ reference, amount: cents.min(1), token: z.string().max(100) })
export type PayoutWish = z.infer<typeof payoutWish>

export const cardPayout = z.object({
  id: z.string(),
  reference,
  amount: cents,
  status: z.enum(['sent', 'confirmed', 'declined']),
  changedAt: z.number(),
})
export type CardPayout = z.infer<typeof cardPayout>

/** What changed in a time, oldest first. */
export const cardStatement = z.object({
  payments: z.array(cardPayment),
  payouts: z.array(cardPayout),
})
