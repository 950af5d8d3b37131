import type { IdentityCause, PaperKind } from '@fairhouse/contract/entities/identity-check'

/** Which papers must be there for what they are asked for. */
export const requiredPapers: Readonly<Record<IdentityCause, readonly PaperKind[]>> = {
  firstWithdrawal: ['identityFront', 'selfie'],
  sumOfWithdrawals: ['identityFront', 'selfie'],
  review: ['identityFront', 'selfie', 'address'],
  funds: ['funds'],
}

/** Days that papers are kept after they were decided on: what proves who somebody is as long as the law asks (Directive (EU) 2015/849, article 40), the rest soon goes. */
export const papersKept = { approvedDays: 5 * 365, otherDays: 30 } as const
