import { cardPayment, cardPayout } from '@fairhouse/contract/sandbox/card'
import { z } from 'zod'
import { behaviours } from './test-cards.ts'

const behaviour = z.enum(behaviours)

const keptPayment = cardPayment.extend({
  returnUrl: z.string(),
  keep: z.boolean(),
  behaviour: behaviour.nullable(),
})
export type KeptPayment = z.infer<typeof keptPayment>

const keptCard = z.object({
  token: z.string(),
  behaviour,
  brand: z.enum(['Visa', 'Mastercard']),
  last4: z.string(),
  expires: z.string(),
})

const keptPayout = cardPayout.extend({ token: z.string() })
export type KeptPayout = z.infer<typeof keptPayout>

/** What the acquirer keeps. No card number is in it. */
export const cardState = z.object({
  payments: z.array(keptPayment),
  payouts: z.array(keptPayout),
  cards: z.array(keptCard),
})
export type CardState = z.infer<typeof cardState>
