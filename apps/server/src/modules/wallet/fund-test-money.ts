import { amount } from '@fairhouse/money'
import { codes } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import { grant } from './grant.ts'
import type { Purse } from './purse.ts'
import { markTestMoney } from './store/mark-test-money.ts'

/** $1,000.00. */
const testMoney = amount(100_000n)

/** Labels a demo player's cash as test money and gives $1,000.00 of it; a second time does nothing. */
export async function fundTestMoney(
  tx: Transaction,
  { id, purse }: { id: string; purse: Purse },
): Promise<void> {
  if (!(await markTestMoney(tx, purse.player))) return
  await grant(tx, {
    id,
    from: codes.houseTestMoney,
    to: purse.cash,
    amount: testMoney,
    reason: 'testMoney',
  })
}
