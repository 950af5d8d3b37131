import { z } from 'zod'

/** Words of the Greenfield interface, v1: of what it says, the part that is used. */

export const invoice = z.object({
  id: z.string().min(1),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  createdTime: z.int(),
  metadata: z.object({ orderId: z.string().nullish() }).nullish(),
})
export type Invoice = z.infer<typeof invoice>

const payment = z.object({
  /** `txid-vout`. */
  id: z.string().regex(/^[0-9a-f]{64}-\d{1,9}$/),
  /** Seconds since 1970. */
  receivedDate: z.int(),
  /** Whole coins. */
  value: z.string(),
  status: z.enum(['Invalid', 'Processing', 'Settled']),
})
export type Payment = z.infer<typeof payment>

export const paymentMethods = z.array(
  z.object({
    paymentMethodId: z.string(),
    destination: z.string().nullable(),
    paymentLink: z.string().nullable(),
    payments: z.array(payment),
  }),
)

export type PaymentMethods = z.infer<typeof paymentMethods>

export const payout = z.object({
  id: z.string().min(1),
  revision: z.int(),
  /** Seconds since 1970. */
  date: z.int(),
  state: z.enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
  destination: z.string().nullish(),
  /** `BTC-CHAIN`. */
  payoutMethodId: z.string().nullish(),
  /** Whole coins; not before it was approved. */
  payoutAmount: z.string().nullish(),
  /** Of one that somebody claims of a pull payment. */
  pullPaymentId: z.string().nullish(),
  paymentProof: z.object({ id: z.string().nullish() }).nullish(),
  metadata: z.object({ orderId: z.string().nullish() }).nullish(),
})
export type Payout = z.infer<typeof payout>

export const pullPayment = z.object({
  id: z.string().min(1),
  name: z.string().nullable(),
  description: z.string().nullish(),
  currency: z.string(),
  amount: z.string(),
  /** Seconds since 1970. */
  startsAt: z.int(),
  archived: z.boolean(),
  viewLink: z.url(),
})
export type PullPayment = z.infer<typeof pullPayment>

/** A webhook's body, as far as it says what it is about. */
export const event = z.object({
  type: z.string(),
  invoiceId: z.string().optional(),
  payoutId: z.string().optional(),
  metadata: z.object({ orderId: z.string().nullish() }).nullish(),
})
