import { judgeAgain } from '../store/judge-again.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestTill, type TestTill } from '../testing/test-till.ts'
import { withdrawalsAt } from '../testing/withdrawals.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  till.says.verdict = { type: 'approve' }
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const { winner, asked, detail, stateOf, settle } = withdrawalsAt(() => till)

describe('people who look at it', () => {
  const review = (people: 1 | 2) =>
    ({ type: 'review', rules: ['big'], waitsFor: 'review', people }) as const
  const hand = (staff: string) => ({ staff, note: null })

  it('above the limit must be two, and not the same one twice; the database sees to it', async () => {
    const { player, userPMId } = await winner(5_000n)
    till.says.verdict = review(2)
    const { id } = await asked(player, userPMId, 3_000)
    await settle()
    const { desk } = till.cashier
    expect(await desk.approve(id, hand('eve'))).toMatchObject({ type: 'done' })
    expect(await desk.approve(id, hand('eve'))).toEqual({ type: 'refused', why: 'saidBefore' })
    await settle()
    expect((await detail(id)).payment).toMatchObject({ state: 'pending', reason: 'secondApproval' })
    const force = `UPDATE cashier_transaction SET state = 'confirming' WHERE id = $1`
    await expect(till.database.query(force, [id])).rejects.toThrow('needs 2 people')
    const fewer = `UPDATE cashier_transaction SET approvals_needed = 1 WHERE id = $1`
    await expect(till.database.query(fewer, [id])).rejects.toThrow('needed 2 people')
    expect(await desk.approve(id, hand('ada'))).toMatchObject({ payment: { state: 'confirming' } })
    expect((await detail(id)).approvals.map(({ staff }) => staff)).toEqual(['eve', 'ada'])
  })

  it('decline it: the money is back', async () => {
    const { player, userPMId } = await winner(5_000n)
    till.says.verdict = review(1)
    const { id } = await asked(player, userPMId, 3_000)
    await settle()
    expect(await till.cashier.desk.decline(id, hand('eve'))).toMatchObject({ type: 'done' })
    expect(await till.cash(player)).toBe(5_000n)
    expect(await till.cashier.desk.approve(id, hand('ada'))).toEqual({
      type: 'refused',
      why: 'notPending',
    })
  })

  it('cannot approve what waits for a proof of its wallet: that is judged again once it was shown', async () => {
    const { player, userPMId } = await winner(5_000n)
    till.says.verdict = { type: 'review', rules: ['whose'], waitsFor: 'walletProof', people: 1 }
    const { id } = await asked(player, userPMId, 3_000)
    await settle()
    expect((await detail(id)).shown.stages.map(({ reason }) => reason)).toContain('walletProof')
    expect(await till.cashier.desk.approve(id, hand('eve'))).toEqual({
      type: 'refused',
      why: 'waitsForWallet',
    })
    till.says.verdict = { type: 'approve' }
    await till.database.transaction((tx) => judgeAgain(tx, player, till.time.now))
    await till.cashier.lookAfter()
    // Once it took people it takes no fewer.
    expect((await detail(id)).payment).toMatchObject({ state: 'pending', reason: 'review' })
    expect(await till.cashier.desk.approve(id, hand('eve'))).toMatchObject({ type: 'done' })
  })

  it('cannot approve what waits for who the player is: that is judged again by itself', async () => {
    const { player, userPMId } = await winner(5_000n)
    till.says.verdict = { type: 'review', rules: ['who'], waitsFor: 'identityCheck', people: 0 }
    const { id } = await asked(player, userPMId, 3_000)
    await settle()
    expect(await till.cashier.desk.approve(id, hand('eve'))).toEqual({
      type: 'refused',
      why: 'waitsForIdentity',
    })
    till.says.verdict = { type: 'approve' }
    till.time.now += 11 * 60_000
    await till.cashier.lookAfter()
    expect(await stateOf(id)).not.toBe('pending')
  })

  it('rules may decline, too', async () => {
    const { player, userPMId } = await winner(5_000n)
    till.says.verdict = { type: 'decline', reason: 'byRules', rules: ['sanctions'] }
    const { id } = await asked(player, userPMId, 3_000)
    await settle()
    expect((await detail(id)).payment).toMatchObject({ state: 'declined', reason: 'byRules' })
    expect(await till.cash(player)).toBe(5_000n)
  })
})
