import type { PaymentRules } from '#modules/cashier'
import { type ComplianceDesk, openComplianceDesk } from './desk.ts'
import { type IdentityAnswers, identityAnswers } from './identity-checks/identity-checks.ts'
import { papersKept } from './identity-checks/required-papers.ts'
import { deleteOldPapers } from './identity-checks/store/delete-old-papers.ts'
import type { ComplianceNeeds } from './needs.ts'
import { createPaymentRules } from './payments/create-payment-rules.ts'

/** What the law and the house's own caution ask of payments, and who players are. */
export interface Compliance {
  readonly answers: IdentityAnswers
  readonly paymentRules: PaymentRules
  /** What staff see and decide. */
  readonly desk: ComplianceDesk
  /** Forgets papers whose time is over. */
  readonly sweep: () => Promise<void>
}

const dayMs = 24 * 3_600_000

export const createCompliance = (needs: ComplianceNeeds): Compliance => ({
  answers: identityAnswers(needs),
  paymentRules: createPaymentRules(needs),
  desk: openComplianceDesk(needs),
  sweep: async () => {
    const before = (days: number): number => needs.clock.now() - days * dayMs
    const { approvedDays, otherDays } = papersKept
    const gone = await deleteOldPapers(needs.database, {
      approved: before(approvedDays),
      other: before(otherDays),
    })
    if (gone > 0) needs.log.info({ papers: gone }, 'papers whose time was over are forgotten')
  },
})
