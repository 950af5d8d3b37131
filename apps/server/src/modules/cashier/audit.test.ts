import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditPayments } from './audit.ts'
import { askOf, granted, newKey, openTestTill, type TestTill } from './testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
  const player = await till.player(5_000n)
  const rename = `UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`
  await till.database.query(rename, [player])
  const userPMId = await till.bank(player)
  const body = { requestKey: newKey(), userPMId, amount: 2_000 }
  granted(await till.cashier.answers.withdrawalProcess(askOf(player), body))
  till.time.now += 10_000
  await till.cashier.lookAfter()
})
afterAll(() => till.close())

/** What the audit finds after a fraud that got past every constraint; the fraud is taken back. */
async function foundAfter(fraud: string): Promise<string> {
  const found: string[] = []
  const undo = new Error('undo')
  await till.database
    .transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(fraud)
      found.push(...(await auditPayments(tx)))
      throw undo
    })
    .catch((fault: unknown) => {
      if (fault !== undo) throw fault
    })
  return found.join('\n')
}

it('finds nothing where nothing is wrong', async () => {
  expect(await till.audit()).toEqual([])
})

it.each([
  [
    "UPDATE cashier_transaction SET state = 'cancelled' WHERE type = 'withdrawal'",
    'is held as long as',
  ],
  ["UPDATE cashier_transaction SET amount = 1 WHERE type = 'withdrawal'", 'is held as long as'],
  ["UPDATE cashier_transaction SET amount = 6000 WHERE type = 'deposit'", 'was credited'],
  ["UPDATE cashier_transaction SET settlement = null WHERE type = 'deposit'", 'was credited'],
  ["UPDATE cashier_transaction SET state = 'pending' WHERE type = 'deposit'", 'has moved nothing'],
  ['DELETE FROM cashier_step WHERE number = 1', 'without a gap'],
  ["UPDATE cashier_step SET to_state = 'sent' WHERE number = 2", 'without a gap'],
  [
    "UPDATE cashier_transaction SET approvals_needed = 1 WHERE type = 'withdrawal'",
    'as many people',
  ],
])('finds: %s', async (fraud, promise) => {
  expect(await foundAfter(fraud)).toContain(promise)
})
