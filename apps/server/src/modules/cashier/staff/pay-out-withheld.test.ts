import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { codes } from '#modules/ledger'
import { rowsOf } from '#platform/rows'
import { askOf, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const coin = amount(100_000_000n)
const txid = 'ab'.repeat(32)
const eve = { staff: 'eve', note: 'to the court, by its order 12/26' }
const max = { staff: 'max', note: 'seen on the chain' }

const apart = async (): Promise<bigint> => {
  const sum = `SELECT coalesce(sum(credits_posted - debits_posted), 0)::bigint AS units FROM ledger_account WHERE code = $1`
  const [row] = await rowsOf<{ units: bigint }>(till.database, sum, [codes.houseWithheld])
  return row?.units ?? 0n
}

/** A deposit whose coins people withheld. @returns its id, and its news. */
async function withheld() {
  const player = await till.player()
  await till.cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
  till.says.addresses = 'refused'
  const news = till.provider.deposit(`litecoin:${player}`, {
    state: 'confirmed',
    part: `tx${player}:0`,
    txid: `tx${player}`,
    sum: { asset: 'LTC', units: coin },
    senders: ['ltc1qone'],
  })
  await till.cashier.hear('memory', [news])
  const [row] = await rowsOf<{ id: string }>(
    till.database,
    `SELECT id FROM cashier_transaction WHERE player_id = $1 AND reason = 'withheld'`,
    [player],
  )
  if (!row) throw new Error('nothing is withheld')
  return { player, id: row.id, news }
}

it('is booked when somebody else confirms it, once', async () => {
  const { id } = await withheld()
  const before = await apart()
  const { desk } = till.cashier
  expect(await desk.bookWithheldPayout(id, max)).toBe('notFound')
  expect(await desk.askWithheldPayout(id, { ...eve, txid })).toBe('asked')
  expect(await desk.askWithheldPayout(id, { ...max, txid })).toBe('decided')
  expect(await apart()).toBe(before)
  expect(await desk.bookWithheldPayout(id, { ...eve, note: 'myself' })).toBe('saidBefore')
  const answers = await Promise.all(
    ['max', 'ada', 'bob'].map((staff) => desk.bookWithheldPayout(id, { ...max, staff })),
  )
  expect(answers.toSorted()).toEqual(['booked', 'decided', 'decided'])
  expect(before - (await apart())).toBe(coin)
  expect(await desk.dropWithheldPayout(id)).toBe('decided')
  expect(await desk.withheldPayout(id)).toMatchObject({ txid, askedBy: 'eve', note: eve.note })
})

it('that was not so is taken back, and written down anew', async () => {
  const { id } = await withheld()
  const before = await apart()
  const { desk } = till.cashier
  expect(await desk.askWithheldPayout(id, { ...eve, txid })).toBe('asked')
  expect(await desk.dropWithheldPayout(id)).toBe('dropped')
  expect([await desk.withheldPayout(id), await apart()]).toEqual([null, before])
  expect(await desk.askWithheldPayout(id, { ...max, txid })).toBe('asked')
  expect(await desk.bookWithheldPayout(id, eve)).toBe('booked')
})

it('is of no other payment', async () => {
  const player = await till.player()
  const { id } = await till.begin(player)
  await till.cashier.hear('memory', [till.provider.deposit(id, { state: 'confirmed' })])
  expect(await till.cashier.desk.askWithheldPayout(id, { ...eve, txid })).toBe('notFound')
})

it('and their chain, each take the same coins once', async () => {
  const { id, player } = await withheld()
  const { desk } = till.cashier
  const before = await apart()
  await desk.askWithheldPayout(id, { ...eve, txid })
  await desk.bookWithheldPayout(id, max)
  const back = till.provider.back(`litecoin:${player}`, {
    type: 'reversal',
    state: 'confirmed',
    part: `tx${player}:0`,
    sum: { asset: 'LTC', units: coin },
    reason: 'chainReorganised',
  })
  await till.cashier.hear('memory', [back])
  expect(before - (await apart())).toBe(coin)
  const other = await withheld()
  await till.cashier.hear('memory', [
    till.provider.back(`litecoin:${other.player}`, {
      type: 'reversal',
      state: 'confirmed',
      part: `tx${other.player}:0`,
      sum: { asset: 'LTC', units: coin },
      reason: 'chainReorganised',
    }),
  ])
  expect(await desk.askWithheldPayout(other.id, { ...eve, txid })).toBe('notFound')
})
