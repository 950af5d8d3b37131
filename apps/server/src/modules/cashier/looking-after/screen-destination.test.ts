import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { askOf, granted, openTestTill, type TestTill } from '../testing/test-till.ts'
import { withdrawalsAt } from '../testing/withdrawals.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  Object.assign(till.says, { verdict: { type: 'approve' }, addresses: 'clear' })
  till.screened.length = 0
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const { asked, detail, stateOf, settle } = withdrawalsAt(() => till)

/** A withdrawal of 50.00 in coins. */
async function coinsAsked(): Promise<{ id: string; player: PlayerId }> {
  const player = await till.player(5_000n)
  await till.database.query(`UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`, [
    player,
  ])
  const body = { methodName: 'litecoin', fields: { address: `ltc1qplayer${player}` } }
  const { userPMId } = granted(await till.cashier.answers.withdrawalMethodEdit(askOf(player), body))
  const { id } = await asked(player, userPMId, 5_000)
  return { id, player }
}

/** What is due now, once. */
const look = () => till.cashier.lookAfter()
const momentsOf = (id: string) =>
  till.screened.filter(({ payment }) => payment === id).map(({ moment }) => moment)
const wasSent = (id: string) => till.provider.asked.includes(id)
const reasonOf = async (id: string) => (await detail(id)).payment.reason

it('a withdrawal’s address is asked about before it is approved, and again right before it is sent', async () => {
  const { id, player } = await coinsAsked()
  await look()
  expect(await stateOf(id)).toBe('confirming')
  expect(momentsOf(id)).toEqual(['approval'])
  await look()
  expect(wasSent(id)).toBe(true)
  expect(till.screened.filter(({ payment }) => payment === id)).toEqual([
    { payment: id, player, moment: 'approval', asset: 'LTC', addresses: [`ltc1qplayer${player}`] },
    { payment: id, player, moment: 'sending', asset: 'LTC', addresses: [`ltc1qplayer${player}`] },
  ])
})

it('one that is flagged after it was approved is not sent, until people release it', async () => {
  const { id } = await coinsAsked()
  await look()
  till.says.addresses = 'held'
  await settle()
  expect([await stateOf(id), await reasonOf(id), wasSent(id)]).toEqual([
    'confirming',
    'addressCheck',
    false,
  ])
  till.says.addresses = 'clear'
  till.time.now += 3_600_000
  await settle()
  expect(wasSent(id)).toBe(true)
})

it('one that people refuse ends, and its money is the player’s again', async () => {
  const { id, player } = await coinsAsked()
  await look()
  till.says.addresses = 'held'
  await look()
  till.says.addresses = 'refused'
  till.time.now += 3_600_000
  await settle()
  expect([await stateOf(id), await reasonOf(id), wasSent(id)]).toEqual([
    'declined',
    'byRules',
    false,
  ])
  expect(await till.cash(player)).toBe(5_000n)
})

it('who dies between the answer and the provider asks anew before anything is sent', async () => {
  const { id } = await coinsAsked()
  await look()
  till.says.diesAfterAsking = true
  await look()
  till.says.diesAfterAsking = false
  expect([momentsOf(id), wasSent(id)]).toEqual([['approval', 'sending'], false])
  till.says.addresses = 'held'
  await settle()
  expect([await stateOf(id), wasSent(id)]).toEqual(['confirming', false])
  expect(momentsOf(id).slice(0, 3)).toEqual(['approval', 'sending', 'sending'])
})

it('who dies after noting that the provider is asked, before it was, asks about the address again', async () => {
  const { id, player } = await coinsAsked()
  await look()
  till.provider.next = 'dieBefore'
  await look()
  expect((await detail(id)).payment.askedAt).not.toBeNull()
  const tries = till.provider.asked.length
  till.says.addresses = 'refused'
  till.time.now += 60_000
  await look()
  // The question may yet be on its way: nothing is given back before it cannot be any more.
  expect([await stateOf(id), till.provider.asked.length]).toEqual(['confirming', tries])
  till.time.now += 3_600_000
  await settle()
  expect([await stateOf(id), till.provider.asked.length]).toEqual(['declined', tries])
  expect(await till.cash(player)).toBe(5_000n)
})

it('one that is refused after its provider was asked a second time waits for what may come of that', async () => {
  const { id, player } = await coinsAsked()
  await look()
  till.provider.next = 'dieBefore'
  await look()
  till.time.now += 3_600_000
  till.provider.next = 'dieBefore'
  const tries = till.provider.asked.length
  await look()
  expect(till.provider.asked.length).toBe(tries + 1)
  till.says.addresses = 'refused'
  till.time.now += 60_000
  await look()
  expect([await stateOf(id), await till.cash(player)]).toEqual(['confirming', 0n])
  till.time.now += 3_600_000
  await settle()
  expect([await stateOf(id), await till.cash(player)]).toEqual(['declined', 5_000n])
})

it('one that waits for word of its address is asked about by itself, and nobody approves it before', async () => {
  const { id } = await coinsAsked()
  const rules = ['addressAnswered', 'big']
  till.says.verdict = { type: 'review', rules, waitsFor: 'addressCheck', people: 1 }
  await look()
  expect(await till.cashier.desk.approve(id, { staff: 'eve', note: null })).toEqual({
    type: 'refused',
    why: 'waitsForAddress',
  })
  till.says.verdict = { type: 'review', rules: ['big'], waitsFor: 'review', people: 1 }
  till.time.now += 60_000
  await look()
  expect(momentsOf(id)).toEqual(['approval', 'approval'])
  expect(await reasonOf(id)).toBe('review')
  expect(await till.cashier.desk.approve(id, { staff: 'eve', note: null })).toMatchObject({
    type: 'done',
  })
})

it('money that goes to no address of a coin is nobody’s to ask about', async () => {
  const player = await till.player(5_000n)
  await till.database.query(`UPDATE cashier_transaction SET method = 'x' WHERE player_id = $1`, [
    player,
  ])
  const { id } = await asked(player, await till.bank(player), 3_000)
  till.says.addresses = 'held'
  await settle()
  expect([momentsOf(id), wasSent(id)]).toEqual([[], true])
})
