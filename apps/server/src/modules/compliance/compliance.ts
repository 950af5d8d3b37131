import type { PaymentRules } from '#modules/cashier'
import type { ComplianceNeeds } from './needs.ts'
import { createPaymentRules } from './payments/create-payment-rules.ts'

/** What the law and the house's own caution ask of payments. */
export interface Compliance {
  readonly paymentRules: PaymentRules
}

export const createCompliance = (needs: ComplianceNeeds): Compliance => ({
  paymentRules: createPaymentRules(needs),
})
