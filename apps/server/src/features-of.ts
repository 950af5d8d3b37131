import type { Adapters } from '@fairhouse/contract/adapters'
import type { CallName } from '@fairhouse/contract/calls/all'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import type { FeatureName, Features } from '@fairhouse/contract/features'
import { asksWhoIsPaidFirst } from '#modules/compliance'
import { notOpenYet } from './not-open-yet.ts'

/** What of the features an operator's settings decide. */
interface Settings {
  readonly adapters: Pick<Adapters, 'chat'>
  readonly supportMail: string | null
  /** What the cashier takes now. */
  readonly paymentMethods: readonly Pick<PaymentMethod, 'name'>[]
}

/** Features of this house: what it answers, what its rules say, and what its operator has set up. */
export const featuresOf = ({ adapters, supportMail, paymentMethods }: Settings): Features => ({
  ...awaited,
  cashier: paymentMethods.length > 0,
  bonuses: isOpen('claimBonusCode'),
  compPoints: isOpen('compPoints'),
  mysteryPromo: isOpen('monthlyMysteryPromo'),
  miniSlot: isOpen('miniSlotPromo'),
  identityFirst: asksWhoIsPaidFirst,
  liveChat: adapters.chat !== null,
  supportEmail: supportMail !== null,
})

const isOpen = (call: CallName): boolean => !(call in notOpenYet)

/** Features that nothing in the code brings yet. `features-of.test.ts` fails as soon as something does, so that they move up. */
const awaited = {
  realMoney: false,
  vip: false,
  cashback: false,
  lotto: false,
  tokens: false,
  tournaments: false,
  limits: false,
  exclusion: false,
  realityCheck: false,
  emailFirst: false,
  sourceOfFunds: false,
  walletProof: false,
  suspension: false,
  tickets: false,
} as const satisfies Partial<Record<FeatureName, false>>

/** The names of what is awaited. */
export type Awaited = keyof typeof awaited
