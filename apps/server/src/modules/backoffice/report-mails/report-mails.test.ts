import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Letter } from '#modules/mail'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { sendReportMails } from './send-mails.ts'

const hourMs = 3_600_000
/** Monday, 2 November 2026, 03:00: Sunday is counted to its end. */
const monday = 1_793_588_400_000
const note = 'for a test'

let desk: TestDesk
let owner: Caller
let letters: Letter[]
beforeAll(async () => {
  desk = await openTestDesk()
  owner = await callAs(desk, 'demo-owner')
  await counted('2026-11-01', monday)
})
afterAll(() => desk.stop())
beforeEach(async () => {
  letters = []
  await desk.database.query('DELETE FROM backoffice_report_mail')
})

const counted = (day: string, at: number) =>
  desk.database.query(
    `INSERT INTO backoffice_day (day, counted_at) VALUES ($1, to_timestamp($2::double precision / 1000))
     ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at`,
    [day, at],
  )
const address = (staff: string, email: string | null) =>
  owner.refusedBy('setStaffAddress', { staff, email, note })
const scheduled = (to: string, every: 'day' | 'week' = 'day') =>
  owner.refusedBy('mailReport', { id: uuidV7(monday), by: 'day', every, to })
const send = (
  now: number,
  post = async (_tx: unknown, letter: Letter) => void letters.push(letter),
) => sendReportMails({ database: desk.database, clock: { now: () => now }, post })
const mailed = () => letters.map(({ to }) => to)

describe('a report by mail', () => {
  it('goes to somebody of the staff who may read reports and has an address, and to nobody else', async () => {
    expect(await scheduled('demo-games')).toBe('notFound')
    expect(await address('demo-games', 'games@house.example')).toBeNull()
    expect(await address('demo-games', 'games@house.example')).toBe('soAlready')
    expect(await address('demo-support', 'support@house.example')).toBeNull()
    expect(await scheduled('demo-support')).toBe('notFound')
    expect(await scheduled('demo-games')).toBeNull()
    expect((await owner.ask('reportMails', {})).readers).toEqual(['demo-games'])
    await send(monday)
    expect(mailed()).toEqual(['games@house.example'])
    expect(letters[0]).toMatchObject({ template: 'report', subject: 'Report by day, 2026-11-01' })
  })

  it('goes once a day, when the day is counted to its end, however many nodes send', async () => {
    await scheduled('demo-games')
    await Promise.all([send(monday), send(monday), send(monday)])
    await send(monday + hourMs)
    expect(mailed()).toHaveLength(1)
    await send(monday + 24 * hourMs)
    expect(mailed()).toHaveLength(1)
    await counted('2026-11-02', monday + 24 * hourMs)
    await send(monday + 24 * hourMs)
    expect(letters.at(-1)).toMatchObject({ subject: 'Report by day, 2026-11-02' })
    expect(mailed()).toHaveLength(2)
  })

  it('of a week goes on Mondays, and later in the week if nobody sent it then', async () => {
    await scheduled('demo-games', 'week')
    await send(monday + 2 * 24 * hourMs)
    expect(letters).toMatchObject([{ subject: 'Report by day, 2026-10-26 to 2026-11-01' }])
    await send(monday + 3 * 24 * hourMs)
    expect(letters).toHaveLength(1)
  })

  it('goes no more to who lost the right, and says so in the chain', async () => {
    await scheduled('demo-games')
    await desk.database.query(
      `UPDATE backoffice_staff SET role = 'support' WHERE name = 'demo-games'`,
    )
    await send(monday)
    await desk.database.query(
      `UPDATE backoffice_staff SET role = 'games' WHERE name = 'demo-games'`,
    )
    expect(letters).toEqual([])
    const [last] = await rowsOf<{ deed: string; subject: string }>(
      desk.database,
      'SELECT deed, subject FROM backoffice_deed ORDER BY number DESC LIMIT 1',
    )
    expect(last).toEqual({ deed: 'reportNotMailed', subject: 'staff demo-games' })
  })

  it('that was not posted is posted again, and one that was stopped is not', async () => {
    await scheduled('demo-games')
    const full = send(monday, () => Promise.reject(new Error('no room for letters')))
    await expect(full).rejects.toThrow('no room')
    const [mail] = (await owner.ask('reportMails', {})).mails
    expect(mail?.sentUntil).toBeNull()
    expect(await owner.refusedBy('stopReportMail', { id: mail?.id })).toBeNull()
    await send(monday)
    expect(letters).toEqual([])
  })

  it('tells no address to the chain of deeds', async () => {
    const rows = await rowsOf<{ facts: string }>(
      desk.database,
      `SELECT facts FROM backoffice_deed WHERE facts LIKE '%house.example%'`,
    )
    expect(rows).toEqual([])
  })
})
