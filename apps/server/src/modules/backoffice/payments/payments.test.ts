import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let payments: Caller
let risk: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  payments = await callAs(desk, 'demo-payments')
  risk = await callAs(desk, 'demo-risk')
})
afterAll(() => desk.stop())

let newest = 0
const somebody = (): PlayerId => playerId(++newest)
const approve = (who: Caller, id: string) => who.refusedBy('approveWithdrawal', { id, note: null })
const stateOf = async (id: string) => (await desk.cashier.desk.transactionDetail(id))?.payment.state

describe('a withdrawal', () => {
  it('of one person goes with one, of two with two different ones', async () => {
    const single = await desk.withdrawal(somebody(), { people: 1 })
    const done = await payments.ask('approveWithdrawal', { id: single, note: 'known to us' })
    expect(done).toEqual({ waitsForSecond: false })
    const id = await desk.withdrawal(somebody(), { people: 2 })
    const first = await payments.ask('approveWithdrawal', { id, note: null })
    expect(first).toEqual({ waitsForSecond: true })
    expect(await approve(payments, id)).toBe('saidBefore')
    expect(await stateOf(id)).toBe('pending')
    expect(await approve(risk, id)).toBeNull()
    expect(await stateOf(id)).toBe('confirming')
    expect(await approve(risk, id)).toBe('notPending')
  })

  it('of two people is held by the database too', async () => {
    const id = await desk.withdrawal(somebody(), { people: 2 })
    const say = `INSERT INTO cashier_approval VALUES ('${id}', 'ada', true, NULL, now())`
    await desk.database.query(say)
    await expect(desk.database.query(say)).rejects.toThrow('duplicate key')
    const letGo = `UPDATE cashier_transaction SET state = 'confirming' WHERE id = '${id}'`
    await expect(desk.database.query(letGo)).rejects.toThrow('needs 2 people')
    const fewer = `UPDATE cashier_transaction SET approvals_needed = 1 WHERE id = '${id}'`
    await expect(desk.database.query(fewer)).rejects.toThrow('needed 2 people before')
  })

  it('is not approved by who closed a flag since it was asked for', async () => {
    const player = somebody()
    const id = await desk.withdrawal(player, { people: 1 })
    const [flagged] = await rowsOf<{ flag_id: bigint }>(
      desk.database,
      `INSERT INTO compliance_flag (player_id, kind, find, facts, raised_at) VALUES ($1, 'roundTrips', 'x', '{"paidIn":"123450"}', now()) RETURNING flag_id`,
      [player],
    )
    const flag = String(flagged?.flag_id)
    const closing = { id: flag, staff: 'demo-risk', why: 'known to us' }
    await desk.database.transaction((tx) => desk.compliance.desk.closeFlag(tx, closing))
    expect(await approve(risk, id)).toBe('ownChange')
    expect(await approve(payments, id)).toBeNull()
  })

  it('waits for who its player is', async () => {
    const id = await desk.withdrawal(somebody(), { people: 1, reason: 'identityCheck' })
    expect(await approve(payments, id)).toBe('waitsForIdentity')
  })

  it('shows why it waits, and that it was read is written down', async () => {
    const player = somebody()
    const id = await desk.withdrawal(player, { people: 2 })
    expect(await payments.ask('payment', { id })).toMatchObject({
      player,
      name: '<b>Ada</b> Lovelace',
      amount: 150_000,
      state: 'pending',
      reason: 'review',
      review: ['twoPeople'],
      approvalsNeeded: 2,
      said: [],
      ofPlayer: { playsFor: 'test', paidOut: 0, openFlags: [] },
    })
    const read = `SELECT staff FROM backoffice_deed WHERE deed = 'readPlayer' AND subject = $1`
    expect(await rowsOf(desk.database, read, [`player ${player}`])).toEqual([
      { staff: 'demo-payments' },
    ])
    const none = { id: randomUUID() }
    expect(await payments.refusedBy('payment', none)).toBe('notFound')
  })

  it('is declined with a word on why, which the chain keeps', async () => {
    const id = await desk.withdrawal(somebody(), { people: 1 })
    expect((await payments.raw('declineWithdrawal', { id, note: 'x' })).status).toBe(400)
    expect(await stateOf(id)).toBe('pending')
    const nobody = { id: randomUUID(), note: 'not ours' }
    expect(await payments.refusedBy('declineWithdrawal', nobody)).toBe('notFound')
  })
})

it('where money goes is masked for who may not see contacts', async () => {
  const id = await desk.withdrawal(somebody(), { people: 1 })
  const to = 'bc1qexampleexampleexampleexample42'
  await desk.database.query('UPDATE cashier_transaction SET address = $2 WHERE id = $1', [id, to])
  const auditor = await callAs(desk, 'demo-auditor')
  expect((await payments.ask('payment', { id })).destination).toBe(to)
  expect((await auditor.ask('payment', { id })).destination).toBe('***42')
})

it('an auditor decides nothing', async () => {
  const auditor = await callAs(desk, 'demo-auditor')
  const id = await desk.withdrawal(somebody(), { people: 1 })
  const note = 'because'
  for (const [call, body] of [
    ['approveWithdrawal', { id, note }],
    ['declineWithdrawal', { id, note }],
    ['refundDeposit', { id, note, key: randomUUID(), amount: 1 }],
    ['releaseDeposit', { id, note }],
  ] as const)
    expect([call, (await auditor.raw(call, body)).status]).toEqual([call, 403])
  expect(await stateOf(id)).toBe('pending')
})
