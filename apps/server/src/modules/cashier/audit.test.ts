import { amount } from '@fairhouse/money'
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
  await depositsThatGoBack()
})
afterAll(() => till.close())

/** One of which staff gives a part back, and one in coins of which a player has only half when it is taken back. */
async function depositsThatGoBack(): Promise<void> {
  const { cashier, provider } = till
  const refunded = await till.player()
  const { id } = await till.begin(refunded)
  await cashier.hear('memory', [provider.deposit(id, { state: 'confirmed' })])
  await cashier.desk.refund(id, { staff: 'eve', note: 'asked for', amount: amount(1_000n) })
  const player = await till.player()
  await cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
  const told = {
    state: 'confirmed',
    part: 'tx:0',
    sum: { asset: 'LTC', units: amount(100_000_000n) },
  } as const
  await cashier.hear('memory', [provider.deposit(`litecoin:${player}`, told)])
  const userPMId = await till.bank(player)
  const body = { requestKey: newKey(), userPMId, amount: 3_000 }
  await till.database.query(`UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`, [
    player,
  ])
  granted(await cashier.answers.withdrawalProcess(askOf(player), body))
  await till.database.query(
    `UPDATE cashier_transaction SET method = 'litecoin' WHERE player_id = $1 AND type = 'deposit'`,
    [player],
  )
  await cashier.hear('memory', [provider.back(`litecoin:${player}`, { type: 'reversal', ...told })])
}

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
  [
    "UPDATE cashier_transaction SET fee = 1 WHERE type = 'deposit' AND asset IS NULL",
    'moved exactly what they say',
  ],
  [
    "UPDATE cashier_transaction SET asset_units = 1 WHERE type = 'deposit' AND asset = 'LTC'",
    'moved exactly what they say',
  ],
  [
    "UPDATE cashier_transaction SET amount = amount - 1 WHERE type = 'depositReversal'",
    'moved exactly what they say',
  ],
  ["UPDATE cashier_transaction SET player_id = 4711 WHERE type = 'deposit'", 'moved exactly'],
  ["DELETE FROM cashier_transaction WHERE type = 'depositReversal'", 'nothing else moved money'],
  ['DELETE FROM ledger_transfer WHERE leg = 2', 'moved exactly what they say'],
  [
    "UPDATE cashier_transaction SET balance_after = 0 WHERE type = 'withdrawal'",
    'balances that a payment tells',
  ],
  [
    "UPDATE cashier_transaction SET balance_before = 7 WHERE type = 'deposit'",
    'balances that a payment tells',
  ],
  [
    "UPDATE cashier_transaction SET hold = null WHERE type = 'depositRefund'",
    'nothing of a player is held but',
  ],
  [
    "UPDATE cashier_transaction SET state = 'failed' WHERE type = 'depositRefund'",
    'nothing of a player is held but',
  ],
  [
    "UPDATE cashier_transaction SET amount = 5001 WHERE type = 'depositRefund'",
    'never more than was paid',
  ],
  [
    "UPDATE cashier_transaction SET asset_units = asset_units + 1 WHERE type = 'depositReversal'",
    'never more than was paid',
  ],
  [
    "UPDATE cashier_transaction SET sandbox = true WHERE type = 'depositRefund'",
    'never more than was paid',
  ],
  [
    `UPDATE cashier_step SET to_state = CASE number WHEN 1 THEN 'failed' ELSE to_state END,
       from_state = CASE number WHEN 2 THEN 'failed' ELSE from_state END WHERE number < 3`,
    'without a gap',
  ],
])('finds: %s', async (fraud, promise) => {
  expect(await foundAfter(fraud)).toContain(promise)
})
