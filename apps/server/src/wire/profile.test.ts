import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../platform/rows.ts'
import { newPlayer, openBrowser, signUp } from './test-browser.ts'
import { lettersTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const change = (login: string, what: string) =>
  server.database.query(`UPDATE identity_account SET ${what} WHERE login = $1`, [login])

/** As the database has them: a flag that is raised behind the house's back moves no seat. */
async function raisedFlagsOf(login: string): Promise<readonly string[]> {
  const question = 'SELECT raised_flags FROM identity_account WHERE login = $1'
  type Row = { raised_flags: string[] }
  const [row] = await rowsOf<Row>(server.database, question, [login])
  return row?.raised_flags ?? []
}

describe('a profile', () => {
  it('tells what was said at sign-up, and nothing of the password', async () => {
    const { browser, form } = await signUp(server.url)
    const answered = await browser.ask('readProfile')
    expect(answered.body['profile']).toEqual({
      login: form.login,
      userType: 2,
      email: form.email,
      title: null,
      gender: null,
      firstName: null,
      lastName: null,
      birthDate: form.birthDate,
      country: form.country,
      phone: null,
      streetAddress: null,
      apartment: null,
      city: null,
      postalCode: null,
      receiveNewsletter: false,
      avatarImageId: expect.any(Number),
      locked: ['birthDate'],
    })
    expect(answered.text).not.toContain('argon2')
  })

  it('changes what is sent and leaves the rest; an empty field is emptied', async () => {
    const { browser } = await signUp(server.url)
    await browser.do('editProfile', { firstName: 'Zoë', lastName: 'Müller', title: 'Ms.' })
    const { profile } = await browser.do('editProfile', {
      lastName: '',
      city: '東京',
      phone: '030 1234567',
    })
    expect(profile).toMatchObject({
      title: 'Ms.',
      firstName: 'Zoë',
      lastName: null,
      city: '東京',
      phone: '+49 30 1234567',
    })
    expect((await browser.do('readProfile')).profile).toEqual(profile)
  })

  it.each([
    ['firstName', 'X', 'too short'],
    ['postalCode', '!!!', 'disallowed'],
    ['title', 'Dr.', 'disallowed'],
    ['country', 'KP', 'not possible'],
    ['phone', '+49 30 123456789012345678', 'not possible'],
  ])('refuses %s %j, and then changes nothing at all', async (field, value, words) => {
    const { browser } = await signUp(server.url)
    const refused = await browser.refused('editProfile', { lastName: 'Else', [field]: value })
    expect(refused.code).toBe('FORM_INVALID')
    expect(refused.invalidFields?.[field]).toContain(words)
    expect((await browser.do('readProfile')).profile.lastName).toBeNull()
  })

  it('keeps what was checked, and says so beforehand', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('editProfile', { firstName: 'Ada', lastName: 'Byron' })
    await change(form.login, `locked_fields = '{firstName,lastName}'`)
    const { profile } = await browser.do('readProfile')
    expect(profile.locked.toSorted()).toEqual(['birthDate', 'firstName', 'lastName'])
    const refused = await browser.refused('editProfile', { lastName: 'King' })
    expect(refused.invalidFields?.['lastName']).toContain('verified')
    // What is sent as it is does not change it.
    await browser.do('editProfile', { firstName: 'Ada', lastName: 'Byron', city: 'London' })
  })

  it('keeps a valid date of birth; one that the house doubts can be put right, by somebody of age', async () => {
    const { browser, form } = await signUp(server.url)
    const refused = await browser.refused('editProfile', { birthDate: '1991-01-01' })
    expect(refused.invalidFields).toHaveProperty('birthDate')
    await change(form.login, `raised_flags = '{birthDate}'`)
    const young = await browser.refused('editProfile', { birthDate: '2020-01-01' })
    expect(young.invalidFields?.['birthDate']).toContain('between 18 and 100')
    const { profile, userStatus } = await browser.do('editProfile', { birthDate: '1991-01-01' })
    expect(profile).toMatchObject({ birthDate: '1991-01-01', locked: ['birthDate'] })
    expect(userStatus).toMatchObject({ userFlags: { birthDate: false } })
  })

  it('ends a doubt about address and phone once they are said in full', async () => {
    const { browser, form } = await signUp(server.url)
    await change(form.login, `raised_flags = '{contactAddress,phone}'`)
    await browser.do('editProfile', { streetAddress: 'Am Hang 3', city: 'Bonn' })
    expect(await raisedFlagsOf(form.login)).toEqual(['contactAddress', 'phone'])
    await browser.do('editProfile', { postalCode: '53111', phone: '0228 123456' })
    expect(await raisedFlagsOf(form.login)).toEqual([])
  })

  it('is nobody else’s', async () => {
    const visitor = await openBrowser(server.url)
    expect((await visitor.refused('readProfile')).code).toBe(35)
    expect((await visitor.refused('editProfile', { city: 'Bonn' })).code).toBe(35)
  })
})

describe('another e-mail address', () => {
  it('takes the password, and is told to both addresses', async () => {
    const { browser, form } = await signUp(server.url)
    const email = `new.${form.email}`
    const without = await browser.refused('editProfile', { email })
    expect(without.invalidFields).toHaveProperty('password')
    const wrong = await browser.refused('editProfile', { email, password: 'not the password' })
    expect(wrong.invalidFields).toHaveProperty('password')
    const { profile, userStatus } = await browser.do('editProfile', {
      email,
      password: form.password,
    })
    expect(profile.email).toBe(email)
    expect(userStatus).toMatchObject({ email, userFlags: { verifyContactEmail: true } })
    expect(await lettersTo(server, email)).not.toEqual([])
  })

  it('that somebody has changes nothing', async () => {
    const [one, other] = [await signUp(server.url), await signUp(server.url)]
    const refused = await one.browser.refused('editProfile', {
      email: other.form.email,
      password: one.form.password,
      city: 'Bonn',
    })
    expect(refused.invalidFields).toHaveProperty('email')
    const { profile } = await one.browser.do('readProfile')
    expect(profile).toMatchObject({ email: one.form.email, city: null })
  })

  it('that many want at the same moment, one of them newly, becomes one’s', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => signUp(server.url)))
    const visitor = await openBrowser(server.url)
    for (let round = 0; round < 5; round++) {
      const email = `wanted.${round}@example.org`
      const outcomes = await Promise.all([
        ...players.map(({ browser, form: { password } }) =>
          browser.ask('editProfile', { email, password }),
        ),
        visitor.ask('register', { ...newPlayer(), email }),
      ])
      const won = outcomes.filter(({ body }) => body['status'] === 1)
      expect(won).toHaveLength(1)
      for (const { body } of outcomes)
        if (body['status'] !== 1)
          expect(body).toMatchObject({
            invalidFields: { email: expect.stringContaining('in use') },
          })
    }
  })

  it('is not guessed into: wrong passwords lock like those of logins', async () => {
    const { browser, form } = await signUp(server.url)
    const guess = { email: `x.${form.email}`, password: 'a guess' }
    for (let tries = 0; tries < 3; tries++) await browser.refused('editProfile', guess)
    expect((await browser.refused('editProfile', guess)).code).toBe(33)
  })
})

describe('a picture', () => {
  it('is any of those that can be drawn', async () => {
    const { browser } = await signUp(server.url)
    const { userStatus } = await browser.do('editAvatar', { avatarImageId: '777' })
    expect(userStatus).toMatchObject({ avatarImageId: 777 })
    expect((await browser.do('status')).userStatus).toMatchObject({ avatarImageId: 777 })
  })

  it.each(['0', '1000001', '-1', '1.5', 'x', ''])('is none with the id %j', async (id) => {
    const { browser } = await signUp(server.url)
    const refused = await browser.refused('editAvatar', { avatarImageId: id })
    expect(refused.invalidFields).toHaveProperty('avatarImageId')
  })
})
