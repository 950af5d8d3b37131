import { createHash } from 'node:crypto'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { insertTransaction } from '../cashier/store/insert-transaction.ts'
import { newTransaction } from '../cashier/store/stored-transaction.ts'
import { callAs } from './testing/call-as.ts'
import { newPlayer } from './testing/new-player.ts'
import { type StaffBrowser, sitAt } from './testing/sit-at.ts'
import { openTestDesk, type TestDesk } from './testing/test-desk.ts'

let desk: TestDesk
let risk: StaffBrowser
let owner: StaffBrowser
beforeAll(async () => {
  desk = await openTestDesk()
  risk = await sitAt(desk, 'demo-risk')
  owner = await sitAt(desk, 'demo-owner')
})
afterAll(() => desk.stop())

/** As the clock of a test desk stands. */
const noon = 1_793_534_400_000
const address = `0x${'f1a6'.repeat(10)}`

/** A withdrawal that is held because its address is flagged. @returns the payment and the page of its case. */
async function heldFor(player: PlayerId): Promise<{ payment: string; page: string }> {
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
  return { payment, page: `/desk/addresses/${found.id}` }
}
const say = async (who: StaffBrowser, page: string, says: string, why = 'looked at it') =>
  (await who.post(`${page}/say`, { says, why })).to.split('said=')[1]
const lookAt = async (payment: string) =>
  (await desk.cashier.desk.transactionDetail(payment))?.payment.lookAt

it('shows what is held with why, to who decides and on the page of its player', async () => {
  const player = await newPlayer(desk)
  const { payment, page } = await heldFor(player)
  for (const url of ['/desk/addresses', page, `/desk/players/${player}`]) {
    const { body } = await risk.get(url)
    expect(body).toContain('theft (somebody &lt;b&gt;)')
    expect(body).toContain('lists 7')
  }
  expect((await risk.get('/desk/addresses')).body).toContain(`/desk/payments/${payment}`)
  const support = await sitAt(desk, 'demo-support')
  const { body } = await support.get(page)
  expect(body).not.toContain(address)
  expect(body).not.toContain('/say')
})

it('is decided by two who say the same, written down, and the payment goes on at once', async () => {
  const { payment, page } = await heldFor(await newPlayer(desk))
  expect(await say(risk, page, 'release', 'x')).toBe('noteMissing')
  expect(await say(risk, page, 'release')).toBe('addressFirstOfTwo')
  expect(await say(risk, page, 'release')).toBe('saidBefore')
  expect(await lookAt(payment)).toBeNull()
  expect(await say(owner, page, 'release')).toBe('addressReleased')
  expect(await lookAt(payment)).not.toBeNull()
  expect(await say(owner, page, 'refuse')).toBe('alreadyDecided')
  const subject = `address ${page.split('/').at(-1)}`
  const deeds = `SELECT staff, facts::jsonb AS facts FROM backoffice_deed WHERE deed = 'decideAddress' AND subject = $1 ORDER BY number`
  expect(await rowsOf(desk.database, deeds, [subject])).toMatchObject([
    { staff: 'demo-risk', facts: { says: 'release', became: 'firstOfTwo' } },
    { staff: 'demo-owner', facts: { says: 'release', became: 'released' } },
  ])
})

it('lets who said something first change it or take it back, and keeps that they did', async () => {
  const { page } = await heldFor(await newPlayer(desk))
  const back = async (who: StaffBrowser, why = 'the wrong case') =>
    (await who.post(`${page}/take-back`, { why })).to.split('said=')[1]
  expect(await back(risk)).toBe('nothingSaid')
  expect(await say(risk, page, 'release')).toBe('addressFirstOfTwo')
  expect(await say(risk, page, 'refuse', 'looked again')).toBe('addressChanged')
  expect(await back(risk, 'x')).toBe('noteMissing')
  expect(await back(risk)).toBe('addressTakenBack')
  expect(await say(owner, page, 'refuse')).toBe('addressFirstOfTwo')
  const { body } = await risk.get(page)
  expect(body).toContain('looked again')
  expect(body).toContain('the wrong case')
  expect(await say(risk, page, 'refuse')).toBe('addressRefused')
  expect(await back(risk)).toBe('alreadyDecided')
  const subject = `address ${page.split('/').at(-1)}`
  const deeds = `SELECT deed, facts::jsonb->>'became' AS became FROM backoffice_deed WHERE subject = $1 ORDER BY number`
  expect(await rowsOf(desk.database, deeds, [subject])).toEqual([
    { deed: 'decideAddress', became: 'firstOfTwo' },
    { deed: 'decideAddress', became: 'changed' },
    { deed: 'takeBackAddress', became: null },
    { deed: 'decideAddress', became: 'firstOfTwo' },
    { deed: 'decideAddress', became: 'refused' },
  ])
})

it('pages through those that wait and through those that were decided', async () => {
  const waiting = new Set<string>()
  for (let times = 0; times < 27; times++) {
    const { page } = await heldFor(await newPlayer(desk))
    waiting.add(page)
  }
  const last = [...waiting].at(-1) ?? ''
  for (const who of [risk, owner]) await say(who, last, 'refuse')
  waiting.delete(last)
  const seen = new Set<string>()
  for (let url: string | undefined = '/desk/addresses'; url !== undefined; ) {
    const { body } = await risk.get(url)
    const shown = [...body.matchAll(/href="(\/desk\/addresses\/\d+)"/g)].map(
      ([, page = '']) => page,
    )
    expect(new Set(shown).size).toBeLessThanOrEqual(25)
    for (const page of shown) seen.add(page)
    url = /href="([^"]+)">Next page/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  }
  for (const page of waiting) expect(seen).toContain(page)
  expect(seen).not.toContain(last)
  const decided = await risk.get('/desk/addresses?show=decided')
  expect(decided.body.indexOf(`href="${last}"`)).toBeGreaterThan(-1)
  expect(decided.body).not.toContain([...waiting][0] ?? '')
})

it('keeps its flag until two decide, whoever would close it alone', async () => {
  const player = await newPlayer(desk)
  const { page } = await heldFor(player)
  const [flag] = await desk.compliance.desk.flagsOf(player)
  const id = flag?.id ?? ''
  const closing = await owner.post(`/desk/flags/${id}/close`, { why: 'looks fine' })
  expect(closing.to.split('said=')[1]).toBe('closedByCase')
  expect((await risk.get('/desk/flags')).body).not.toContain(`/desk/flags/${id}/close`)
  const body = { player, flag: id, note: 'looks fine' }
  expect(await (await callAs(desk, 'demo-owner')).refusedBy('closeFlag', body)).toBe('closedByCase')
  expect((await desk.compliance.desk.flagsOf(player))[0]?.closed).toBeNull()
  for (const who of [risk, owner]) await say(who, page, 'release')
  expect((await desk.compliance.desk.flagsOf(player))[0]?.closed).not.toBeNull()
})

it('is decided by nobody who may not close flags', async () => {
  const { page } = await heldFor(await newPlayer(desk))
  for (const name of ['demo-payments', 'demo-support']) {
    const who = await sitAt(desk, name)
    const answer = await who.post(`${page}/say`, { says: 'release', why: 'looked at it' })
    expect([name, answer.status]).toEqual([name, 403])
  }
})

it('is told of in a file for the authority, whose deed keeps its hash', async () => {
  const { payment, page } = await heldFor(await newPlayer(desk))
  await say(risk, page, 'refuse')
  await say(owner, page, 'refuse')
  const { body, status } = await owner.post(`${page}/report`, { grounds: 'handed over by order' })
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    grounds: 'handed over by order',
    payment: { id: payment, type: 'withdrawal' },
    flagged: { address, decision: 'refuse', said: [{ says: 'refuse' }, { says: 'refuse' }] },
    asked: [{ answer: 'flagged', list: 'lists 7', moment: 'approval' }],
  })
  const sha256 = createHash('sha256').update(body).digest('hex')
  const deeds = `SELECT facts FROM backoffice_deed WHERE deed = 'reportAddress' AND facts::jsonb->>'sha256' = $1`
  expect(await rowsOf(desk.database, deeds, [sha256])).toHaveLength(1)
})

it('coins that were withheld and paid by hand are booked by two, from the page of the case', async () => {
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
  const page = `/desk/addresses/${held[0]?.id ?? ''}`
  for (const who of [risk, owner]) await say(who, page, 'refuse')
  await desk.database.query(
    `UPDATE cashier_transaction SET state = 'declined', reason = 'withheld' WHERE id = $1`,
    [payment],
  )
  const act = async (who: StaffBrowser, path: string, fields: Readonly<Record<string, string>>) =>
    (await who.post(`${page}/${path}`, fields)).to.split('said=')[1]
  const paid = { txid: 'ab'.repeat(32), note: 'to the court, by its order' }
  expect((await risk.get(page)).body).toContain('Nothing was paid out yet.')
  expect(await act(risk, 'pay-out', { ...paid, txid: 'no' })).toBe('transactionMissing')
  expect(await act(risk, 'pay-out', { ...paid, note: 'x' })).toBe('noteMissing')
  expect(await act(risk, 'pay-out', paid)).toBe('withheldAsked')
  expect(await act(risk, 'pay-out/confirm', { note: 'I saw it' })).toBe('saidBefore')
  expect(await act(owner, 'pay-out/drop', { note: 'not so' })).toBe('withheldDropped')
  expect(await act(owner, 'pay-out', paid)).toBe('withheldAsked')
  expect(await act(risk, 'pay-out/confirm', { note: 'I saw it' })).toBe('withheldBooked')
  expect(await act(risk, 'pay-out/drop', { note: 'not so' })).toBe('alreadyDecided')
  expect((await risk.get(page)).body).toContain('by demo-risk: I saw it')
  const support = await sitAt(desk, 'demo-support')
  expect((await support.post(`${page}/pay-out`, paid)).status).toBe(403)
})
