import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createMail, type Letter, type Mail } from './index.ts'
import { openContent } from './sealed-content.ts'

const sealKey = Buffer.alloc(32, 1)
const recovery = {
  template: 'passwordRecovery',
  to: 'ann@example.com',
  language: 'en',
  player: 7,
  login: 'ann',
  link: '/en/reset-password?token=secret-of-ann',
  minutes: 60,
} satisfies Letter

let test: TestDatabase
let database: Database
let mail: Mail
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 3, onFault: () => undefined })
  mail = createMail({ database, clock: systemClock, sealKey })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const waiting = () =>
  rowsOf<{ letter_id: string; sealed: Buffer; worth: string }>(
    database,
    `SELECT letter_id, sealed, (worth_until - posted_at)::text AS worth FROM mail_letter WHERE state = 'waiting'`,
  )

describe('a posted letter', () => {
  it('does not exist when its event did not come about', async () => {
    const posting = database.transaction(async (tx) => {
      await mail.post(tx, recovery)
      throw new Error('the event failed')
    })
    await expect(posting).rejects.toThrow('the event failed')
    expect(await waiting()).toEqual([])
  })

  it('waits sealed, for as long as its link lives', async () => {
    await database.transaction((tx) => mail.post(tx, recovery))
    const [row] = await waiting()
    if (!row) throw new Error('no letter waits')
    expect(row.worth).toBe('01:00:00')
    expect(row.sealed.includes('secret-of-ann')).toBe(false)
    expect(openContent(sealKey, row.letter_id, row.sealed)).toEqual({
      login: 'ann',
      link: recovery.link,
      minutes: 60,
    })
    expect(() => openContent(Buffer.alloc(32, 2), row.letter_id, row.sealed)).toThrow()
  })

  it('leads nowhere but to us', async () => {
    const posting = database.transaction((tx) =>
      mail.post(tx, { ...recovery, link: '//elsewhere.example/' }),
    )
    await expect(posting).rejects.toThrow('one slash')
  })
})
