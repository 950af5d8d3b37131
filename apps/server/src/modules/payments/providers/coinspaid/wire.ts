import { z } from 'zod'

/** Words of the interface, v2: of what it says, the part that is used. Amounts are whole coins in decimal digits. */

const wholeNumber = z.int().min(1)

const coins = z.object({ currency: z.string(), amount: z.string() })

/** A payment in or out, as asked for or told by a callback. */
export const payment = z.object({
  id: wholeNumber,
  /** Of a withdrawal: our reference. */
  foreign_id: z.string().nullish(),
  type: z.string(),
  crypto_address: z
    .object({
      id: wholeNumber,
      currency: z.string(),
      address: z.string().nullish(),
      foreign_id: z.string().nullish(),
    })
    .nullish(),
  currency_sent: coins,
  transactions: z
    .array(
      z.object({
        txid: z.string().nullish(),
        confirmations: z.union([z.int(), z.string().regex(/^\d{1,9}$/)]).nullish(),
      }),
    )
    .default([]),
  fees: z
    .array(z.object({ type: z.string(), currency: z.string(), amount: z.string() }))
    .default([]),
  status: z.string(),
})
export type Payment = z.infer<typeof payment>

export const address = z.object({
  data: z.object({
    id: wholeNumber,
    currency: z.string(),
    address: z.string().min(1),
    tag: z.union([z.string(), z.int()]).nullish(),
    foreign_id: z.string(),
  }),
})

export const withdrawal = z.object({
  data: z.object({ id: wholeNumber, foreign_id: z.string() }),
})

/** Their pages show a balance as digits in quotes in one place and as a number in another; a number has their eight places. */
export const accounts = z.object({
  data: z.array(
    z.object({
      currency: z.string(),
      balance: z.union([
        z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/),
        z.number().transform((coins) => coins.toFixed(8)),
      ]),
    }),
  ),
})

/** A no: sentences by field. */
export const faults = z.object({ errors: z.record(z.string(), z.unknown()) })
