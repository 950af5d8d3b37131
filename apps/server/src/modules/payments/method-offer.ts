import { methodTerms, paymentMethod } from '@fairhouse/contract/entities/payment-method'
import { z } from 'zod'

const terms = methodTerms.refine(
  ({ min, max, quick }) =>
    min <= max &&
    quick.every(
      (amount, index) => amount >= min && amount <= max && amount > (quick[index - 1] ?? 0),
    ),
  'quick picks must ascend within the limits',
)

/** What `methods/<name>/method.ts` exports under the name `method`: a way to pay, as data. */
export const methodOffer = z.object({
  /** Methods are shown in the order of these numbers. */
  place: z.int().min(0),
  /** Who can move it, the preferred one first: the first that is set up does. An operator may choose otherwise (`PAYMENTS_METHODS`). */
  providers: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)).min(1),
  /** Where it is offered (ISO 3166, two capital letters); null: wherever the house is. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).nullable(),
  /** Whether money of a sandbox moves is told by the provider. */
  method: paymentMethod.omit({ sandbox: true }).extend({
    deposit: terms.nullable(),
    withdrawal: terms.nullable(),
  }),
})
export type MethodOffer = z.infer<typeof methodOffer>
