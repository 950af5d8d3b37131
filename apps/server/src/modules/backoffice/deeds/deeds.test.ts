import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { auditDeeds, brokenAmongNewest, firstBrokenDeed } from './audit-deeds.ts'

let desk: TestDesk
let payments: Caller
let auditor: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  payments = await callAs(desk, 'demo-payments')
  auditor = await callAs(desk, 'demo-auditor')
})
afterAll(() => desk.stop())

describe('deeds', () => {
  it('are written down one after the other, also those that were refused', async () => {
    const id = await desk.withdrawal(playerId(1), { people: 2 })
    for (const refused of [null, 'saidBefore'])
      expect(await payments.refusedBy('approveWithdrawal', { id, note: null })).toBe(refused)
    const rows = await rowsOf<{ deed: string }>(
      desk.database,
      'SELECT deed FROM backoffice_deed WHERE subject = $1 ORDER BY number',
      [`payment ${id}`],
    )
    expect(rows.map(({ deed }) => deed)).toEqual(['approve', 'approve', 'approveRefused'])
    expect(await firstBrokenDeed(desk.database)).toBeNull()
  })

  it('stay as they are, and a change by force is found', async () => {
    const change = `UPDATE backoffice_deed SET staff = 'somebody-else' WHERE number = 3`
    await expect(desk.database.query(change)).rejects.toThrow('what was done stays')
    await expect(desk.database.query('TRUNCATE backoffice_deed')).rejects.toThrow(
      'what was done stays',
    )
    const byForce = async <Found>(
      statement: string,
      look: (on: Queryable) => Promise<Found>,
    ): Promise<Found> => {
      const client = await desk.database.connect()
      try {
        await client.query('BEGIN')
        await client.query('SET LOCAL session_replication_role = replica')
        await client.query(statement)
        return await look(client)
      } finally {
        await client.query('ROLLBACK')
        await client.end()
      }
    }
    const audited = (on: Queryable) => auditDeeds(on, () => undefined)
    expect(await byForce(change, audited)).toEqual([expect.stringContaining('number 3 is not')])
    const removal = 'DELETE FROM backoffice_deed WHERE number = 2'
    expect(await byForce(removal, audited)).toEqual([expect.stringContaining('number 2 is not')])
    expect(await byForce('SELECT 1', audited)).toEqual([])

    // A page looks at the newest alone, and sees of these what the audit sees.
    const all = 1_000
    expect(await byForce(change, (on) => brokenAmongNewest(on, all))).toBe(3n)
    expect(await byForce(change, (on) => brokenAmongNewest(on, 2))).toBeNull()
    const [last] = await rowsOf<{ number: bigint }>(
      desk.database,
      'SELECT max(number) AS number FROM backoffice_deed',
    )
    const newest = `UPDATE backoffice_deed SET staff = 'somebody-else' WHERE number = ${last?.number}`
    expect(await byForce(newest, (on) => brokenAmongNewest(on, 2))).toBe(last?.number)
  })

  it('are shown page by page, of everybody, of one person, or to one thing', async () => {
    for (let times = 0; times < 60; times++) await payments.ask('flags', {})
    const all = { staff: null, subject: null, before: null }
    const first = await auditor.ask('deeds', all)
    expect([first.rows.length, first.broken]).toEqual([50, null])
    const second = await auditor.ask('deeds', { ...all, before: first.next })
    expect(second.rows[0]?.number).toBe((first.rows.at(-1)?.number ?? 0) - 1)
    const own = await auditor.ask('deeds', { ...all, staff: 'demo-auditor' })
    expect(own.rows.map(({ staff, deed }) => [staff, deed])).toEqual([['demo-auditor', 'logIn']])
    const listed = await auditor.ask('deeds', { ...all, subject: 'flags' })
    expect(new Set(listed.rows.map(({ deed }) => deed))).toEqual(new Set(['listQueue']))
    expect((await payments.raw('deeds', all)).status).toBe(403)
  })
})
