import { retentionOf } from '@fairhouse/jurisdictions'
import type { MovedPayment, Payer, PaymentRules } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { PlainRoute } from '#platform/http/plain-route'
import { type ComplianceDesk, openComplianceDesk } from './desk.ts'
import { type IdentityAnswers, identityAnswers } from './identity-checks/identity-checks.ts'
import { hearProvider, noticeRoutes } from './identity-checks/hear-provider.ts'
import { papersKept } from './identity-checks/required-papers.ts'
import { deleteOldPapers } from './identity-checks/store/delete-old-papers.ts'
import { mustScreen } from './addresses/screen-addresses.ts'
import { openLists } from './sanctions/lists-in-use.ts'
import type { ComplianceNeeds } from './needs.ts'
import { createPaymentRules } from './payments/create-payment-rules.ts'
import { watchFailures } from './payments/watch-failures.ts'
import { dropOldChallenges } from './wallets/store/challenges.ts'
import { hearPayment } from './wallets/hear-payment.ts'
import { type WalletAnswers, walletAnswers } from './wallets/wallet-answers.ts'
import { watchPayments } from './payments/watch-payments.ts'

/** What the law and the house's own caution ask of payments, and who players are. */
export interface Compliance {
  readonly answers: IdentityAnswers & WalletAnswers
  readonly paymentRules: PaymentRules
  /** Looks for patterns in what a player pays, in the transaction that moved it. */
  readonly watchPayments: (tx: Transaction, payer: Payer) => Promise<void>
  /** Hears of a deposit that was confirmed: it may be one that shows whose a wallet is. */
  readonly hearPayment: (tx: Transaction, payment: MovedPayment) => Promise<void>
  /** Looks at deposits that failed, in the transaction of one that did. */
  readonly watchFailures: (tx: Transaction, player: PlayerId) => Promise<void>
  /** Where somebody who checks for us tells that something happened. */
  readonly routes: readonly PlainRoute[]
  /** Somebody is set up to be asked about addresses of coins. */
  readonly screensAddresses: () => boolean
  /** What staff see and decide. */
  readonly desk: ComplianceDesk
  /** Reads the lists of sanctions. */
  readonly start: () => Promise<void>
  /** What an operator should look at, in sentences. */
  readonly concerns: () => readonly string[]
  /** Reads the lists of sanctions anew, and forgets papers whose time is over. */
  readonly sweep: () => Promise<void>
}

const dayMs = 24 * 3_600_000

export function createCompliance(given: ComplianceNeeds): Compliance {
  const { sanctionsDir: folder, demo, log } = given
  const lists = openLists({ folder, demo, log })
  const needs = { ...given, search: lists.search }
  return {
    answers: { ...identityAnswers(needs), ...walletAnswers(needs) },
    paymentRules: createPaymentRules(needs),
    watchPayments: (tx, payer) => watchPayments(needs, tx, payer),
    hearPayment: (tx, payment) => hearPayment(needs, tx, payment),
    watchFailures: (tx, player) => watchFailures(needs, tx, player),
    routes: noticeRoutes(needs),
    screensAddresses: () => given.addressScreen() !== null,
    desk: openComplianceDesk(needs),
    start: lists.load,
    concerns: () => [...lists.concerns(), ...addressConcerns(given)],
    sweep: async () => {
      await lists.load()
      if (given.identityProvider) await hearProvider(needs, given.identityProvider, null)
      await forgetPapers(needs)
      await dropOldChallenges(given.database, given.clock.now())
    },
  }
}

const addressConcerns = ({ addressScreen, licence }: ComplianceNeeds): readonly string[] =>
  addressScreen() === null && mustScreen(licence)
    ? [
        'Nobody screens addresses of coins: ADDRESS_SCREEN_URL is not set, and payments by coins wait.',
      ]
    : []

async function forgetPapers({ database, clock, log, licence }: ComplianceNeeds): Promise<void> {
  const before = (days: number): number => clock.now() - days * dayMs
  const { approvedDays, otherDays } = papersKept
  const gone = await deleteOldPapers(database, {
    // As long as the licence wants it known who moved money, where that is longer.
    approved: before(Math.max(approvedDays, retentionOf(licence).identity)),
    other: before(otherDays),
  })
  if (gone > 0) log.info({ papers: gone }, 'papers whose time was over are forgotten')
}
