import { createHash } from 'node:crypto'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { insertTransaction } from '../../cashier/store/insert-transaction.ts'
import { newTransaction } from '../../cashier/store/stored-transaction.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let risk: Caller
let owner: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  risk = await callAs(desk, 'demo-risk')
  owner = await callAs(desk, 'demo-owner')
})
afterAll(() => desk.stop())

/** As the clock of a test desk stands. */
const noon = 1_793_534_400_000
const address = `0x${'f1a6'.repeat(10)}`

/** A withdrawal that is held because its address is flagged. @returns the payment and its case. */
async function heldFor(player: PlayerId): Promise<{ payment: string; id: string }> {
  const payment = await desk.withdrawal(player, { people: 0, reason: 'addressCheck' })
  desk.lists.screen = {
    ask: async () => ({
      type: 'flagged',
      list: 'lists 7',
      findings: [{ category: 'theft', source: 'somebody <b>' }],
    }),
  }
  const asked = { payment, player, moment: 'approval', asset: 'ETH', addresses: [address] } as const
  await desk.compliance.paymentRules.screen(asked)
  const { held } = await desk.compliance.desk.addressesOf(player)
  const [found] = held
  if (!found) throw new Error('nothing is held')
  return { payment, id: found.id }
}
/** What became of what somebody said, or why it was not heard. */
const say = async (who: Caller, id: string, says: string, note = 'looked at it') => {
  const { status, body } = await who.raw('sayOnAddress', { id, says, note })
  return status === 200 ? body : status
}
const became = (word: string) => ({ done: true, reply: { became: word } })
const refused = (why: string) => ({ done: false, refused: why })
const lookAt = async (payment: string) =>
  (await desk.cashier.desk.transactionDetail(payment))?.payment.lookAt

it('shows what is held with why, masked for who may not see contacts', async () => {
  const player = await newPlayer(desk)
  const { payment, id } = await heldFor(player)
  const told = { id, player, payment, address, found: ['theft (somebody <b>)'], list: 'lists 7' }
  const { rows } = await risk.ask('addressCases', { decided: false, before: null })
  expect(rows).toMatchObject([told])
  expect(await risk.ask('addressCase', { id })).toMatchObject({
    ...told,
    asked: [{ answer: 'flagged', before: 'approval' }],
    paidOut: null,
  })
  expect((await risk.ask('payment', { id: payment })).heldAs).toBe(id)
  const support = await callAs(desk, 'demo-support')
  const masked = await support.ask('addressCase', { id })
  expect(JSON.stringify(masked)).not.toContain(address)
  expect((await support.raw('sayOnAddress', { id, says: 'release', note: 'why not' })).status).toBe(
    403,
  )
})

it('is decided by two who say the same, written down, and the payment goes on at once', async () => {
  const { payment, id } = await heldFor(await newPlayer(desk))
  expect(await say(risk, id, 'release', 'x')).toBe(400)
  expect(await say(risk, id, 'release')).toEqual(became('firstOfTwo'))
  expect(await say(risk, id, 'release')).toEqual(refused('saidBefore'))
  expect(await lookAt(payment)).toBeNull()
  expect(await say(owner, id, 'release')).toEqual(became('released'))
  expect(await lookAt(payment)).not.toBeNull()
  expect(await say(owner, id, 'refuse')).toEqual(refused('decidedAlready'))
  const deeds = `SELECT staff, facts::jsonb AS facts FROM backoffice_deed WHERE deed = 'decideAddress' AND subject = $1 ORDER BY number`
  expect(await rowsOf(desk.database, deeds, [`address ${id}`])).toMatchObject([
    { staff: 'demo-risk', facts: { says: 'release', became: 'firstOfTwo' } },
    { staff: 'demo-owner', facts: { says: 'release', became: 'released' } },
  ])
})

it('lets who said something first change it or take it back, and keeps that they did', async () => {
  const { id } = await heldFor(await newPlayer(desk))
  const back = (who: Caller) => who.refusedBy('takeBackSaying', { id, note: 'the wrong case' })
  expect(await back(risk)).toBe('nothingSaid')
  expect(await say(risk, id, 'release')).toEqual(became('firstOfTwo'))
  expect(await say(risk, id, 'refuse', 'looked again')).toEqual(became('changed'))
  expect(await back(risk)).toBeNull()
  expect(await say(owner, id, 'refuse')).toEqual(became('firstOfTwo'))
  expect(await risk.ask('addressCase', { id })).toMatchObject({
    said: [{ staff: 'demo-owner' }],
    takenBack: [
      { staff: 'demo-risk', says: 'release', backWhy: 'looked again' },
      { staff: 'demo-risk', says: 'refuse', why: 'looked again', backWhy: 'the wrong case' },
    ],
  })
  expect(await say(risk, id, 'refuse')).toEqual(became('refused'))
  expect(await back(risk)).toBe('decidedAlready')
  const deeds = `SELECT deed, facts::jsonb->>'became' AS became FROM backoffice_deed
    WHERE subject = $1 AND deed <> 'readPlayer' ORDER BY number`
  expect(await rowsOf(desk.database, deeds, [`address ${id}`])).toEqual([
    { deed: 'decideAddress', became: 'firstOfTwo' },
    { deed: 'decideAddress', became: 'changed' },
    { deed: 'takeBackAddress', became: null },
    { deed: 'decideAddress', became: 'firstOfTwo' },
    { deed: 'decideAddress', became: 'refused' },
  ])
})

it('pages through those that wait and through those that were decided', async () => {
  const waiting = new Set<string>()
  for (let times = 0; times < 27; times++) waiting.add((await heldFor(await newPlayer(desk))).id)
  const last = [...waiting].at(-1) ?? ''
  for (const who of [risk, owner]) await say(who, last, 'refuse')
  waiting.delete(last)
  const seen: string[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(before)
    expect(page.rows.length).toBeLessThanOrEqual(25)
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next
  } while (before !== null)
  expect(new Set(seen).size).toBe(seen.length)
  for (const id of waiting) expect(seen).toContain(id)
  expect(seen).not.toContain(last)
  const decided = await risk.ask('addressCases', { decided: true, before: null })
  expect(decided.rows[0]).toMatchObject({ id: last, decided: 'refuse' })
  expect(decided.rows.map(({ id }) => id)).not.toContain([...waiting][0])
})
const pageOf = (before: string | null) => risk.ask('addressCases', { decided: false, before })

it('keeps its flag until two decide, whoever would close it alone', async () => {
  const player = await newPlayer(desk)
  const { id } = await heldFor(player)
  const [flag] = await desk.compliance.desk.flagsOf(player)
  const body = { player, flag: flag?.id, note: 'looks fine' }
  expect(await owner.refusedBy('closeFlag', body)).toBe('closedByCase')
  const { flags } = await risk.ask('flags', {})
  expect(flags.find((one) => one.id === flag?.id)?.isByCase).toBe(true)
  expect((await desk.compliance.desk.flagsOf(player))[0]?.closed).toBeNull()
  for (const who of [risk, owner]) await say(who, id, 'release')
  expect((await desk.compliance.desk.flagsOf(player))[0]?.closed).not.toBeNull()
})

it('is told of in a file for the authority, whose deed keeps its hash', async () => {
  const { payment, id } = await heldFor(await newPlayer(desk))
  for (const who of [risk, owner]) await say(who, id, 'refuse')
  const { content } = await owner.ask('reportAddress', { id, grounds: 'handed over by order' })
  expect(JSON.parse(content)).toMatchObject({
    grounds: 'handed over by order',
    payment: { id: payment, type: 'withdrawal' },
    flagged: { address, decision: 'refuse', said: [{ says: 'refuse' }, { says: 'refuse' }] },
    asked: [{ answer: 'flagged', list: 'lists 7', moment: 'approval' }],
  })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const deeds = `SELECT facts FROM backoffice_deed WHERE deed = 'reportAddress' AND facts::jsonb->>'sha256' = $1`
  expect(await rowsOf(desk.database, deeds, [sha256])).toHaveLength(1)
})

it('coins that were withheld and paid by hand are booked by two', async () => {
  const player = await newPlayer(desk)
  const payment = uuidV7(noon)
  const born = { id: payment, player, type: 'deposit', currency: 'USD', sandbox: true } as const
  const sum = {
    amount: amount(100n),
    fee: amount(0n),
    asset: 'ETH',
    assetUnits: amount(5n),
  } as const
  await desk.database.transaction((tx) =>
    insertTransaction(tx, newTransaction({ ...born, ...sum, createdAt: noon }), 'demo.1'),
  )
  const asked = { payment, player, moment: 'deposit', asset: 'ETH', addresses: [address] } as const
  await desk.compliance.paymentRules.screen(asked)
  const { held } = await desk.compliance.desk.addressesOf(player)
  const id = held[0]?.id ?? ''
  for (const who of [risk, owner]) await say(who, id, 'refuse')
  await desk.database.query(
    `UPDATE cashier_transaction SET state = 'declined', reason = 'withheld' WHERE id = $1`,
    [payment],
  )
  const paid = { id, txid: 'ab'.repeat(32), note: 'to the court, by its order' }
  const write = (who: Caller) => who.refusedBy('askWithheldPayout', paid)
  const decide = (who: Caller, approve: boolean) =>
    who.refusedBy('decideWithheldPayout', { id, approve, note: 'I saw it' })
  expect((await risk.ask('addressCase', { id })).paidOut).toBeNull()
  expect((await risk.raw('askWithheldPayout', { ...paid, txid: 'no' })).status).toBe(400)
  expect(await write(risk)).toBeNull()
  expect(await decide(risk, true)).toBe('saidBefore')
  expect(await decide(owner, false)).toBeNull()
  expect(await write(owner)).toBeNull()
  expect(await decide(risk, true)).toBeNull()
  expect(await decide(risk, false)).toBe('decidedAlready')
  const { paidOut } = await risk.ask('addressCase', { id })
  expect(paidOut).toMatchObject({ txid: paid.txid, booked: { by: 'demo-risk', note: 'I saw it' } })
  const support = await callAs(desk, 'demo-support')
  expect((await support.ask('addressCase', { id })).paidOut?.txid).toBeNull()
  expect((await support.raw('askWithheldPayout', paid)).status).toBe(403)
})
