import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { createMail, type Mail } from './index.ts'
import { openContent } from './sealed-content.ts'
import { openPostOffice, type PostOffice } from './testing/post-office.ts'
import { sampleLetters } from './testing/sample-letters.ts'

const recovery = sampleLetters.passwordRecovery

let office: PostOffice
let mail: Mail
beforeAll(async () => {
  office = await openPostOffice()
  mail = createMail(office.needs)
})
afterAll(() => office.stop())

const waiting = () =>
  rowsOf<{ letter_id: string; sealed: Buffer; worth: string }>(
    office.database,
    `SELECT letter_id, sealed, (worth_until - posted_at)::text AS worth FROM mail_letter WHERE state = 'waiting'`,
  )

describe('a posted letter', () => {
  it('does not exist when its event did not come about', async () => {
    const posting = office.database.transaction(async (tx) => {
      await mail.post(tx, recovery)
      throw new Error('the event failed')
    })
    await expect(posting).rejects.toThrow('the event failed')
    expect(await waiting()).toEqual([])
  })

  it('waits sealed, for as long as its link lives', async () => {
    await office.database.transaction((tx) => mail.post(tx, recovery))
    const [row] = await waiting()
    if (!row) throw new Error('no letter waits')
    expect(row.worth).toBe('01:00:00')
    expect(row.sealed.includes('token-of-recovery')).toBe(false)
    expect(openContent(office.needs.sealKey, row.letter_id, row.sealed)).toEqual({
      login: 'ann',
      link: recovery.link,
      minutes: 60,
    })
    expect(() => openContent(Buffer.alloc(32, 2), row.letter_id, row.sealed)).toThrow()
  })

  it('leads nowhere but to us', async () => {
    const posting = office.database.transaction((tx) =>
      mail.post(tx, { ...recovery, link: '//elsewhere.example/' }),
    )
    await expect(posting).rejects.toThrow('one slash')
  })
})
