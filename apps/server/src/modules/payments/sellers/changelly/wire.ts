import { z } from 'zod'

/** Words of the Fiat API, v1: of what it says, the part that is used. Sums are decimal digits of whole money or coins. */

const decimal = z.string().regex(/^\d{1,18}(\.\d{1,18})?$/)

export const currencies = z.array(z.object({ ticker: z.string(), network: z.string().nullish() }))

const methodOffer = z.object({
  method: z.string(),
  amountExpectedTo: decimal,
  fee: decimal.nullish(),
})

/** One that cannot offer says why instead: it has no `rate`. Their documents spell the list of methods in two ways. */
const offer = z.object({
  providerCode: z.string(),
  paymentMethodOffers: z.array(methodOffer).nullish(),
  paymentMethodOffer: z.array(methodOffer).nullish(),
})
const noOffer = z.object({ providerCode: z.string(), errorType: z.string() })
export const offers = z.array(z.union([noOffer, offer]))

export const order = z.object({ orderId: z.string().min(1).max(200), redirectUrl: z.url() })

export const callback = z.object({
  externalOrderId: z.string(),
  orderId: z.string(),
  status: z.string().max(40),
})
