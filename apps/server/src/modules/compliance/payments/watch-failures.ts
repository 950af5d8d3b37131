import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { failuresFrom, isTryingOut } from './failed-deposits.ts'

/** Has people look at who lets deposit after deposit fail: somebody may try out cards that are not theirs. Once a day. */
export async function watchFailures(
  { clock, paymentsOf }: Pick<ComplianceNeeds, 'clock' | 'paymentsOf'>,
  tx: Transaction,
  player: PlayerId,
): Promise<void> {
  const now = clock.now()
  const payments = await paymentsOf(tx, player, failuresFrom(now))
  if (!isTryingOut(payments, now)) return
  const facts = { payments: payments.map(({ id }) => id) }
  await raiseFlag(tx, player, { kind: 'failedDeposits', find: dayOf(now), facts }, now)
}
