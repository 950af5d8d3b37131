import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { lettersTo, tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minute = 60_000
const newPassword = 'seven quiet owls on ice'
const isLogged = async (browser: TestBrowser) => (await browser.do('status')).userStatus.isLogged

/** Asks for a new password as a visitor, and waits for the letter. */
async function recover(email: string): Promise<string> {
  const before = (await lettersTo(server, email)).length
  const visitor = await openBrowser(server.url)
  await visitor.do('recoverPassword', { email })
  return vi.waitFor(async () => {
    expect((await lettersTo(server, email)).length).toBeGreaterThan(before)
    const token = await tokenTo(server, email, 'passwordRecovery')
    if (token === null) throw new Error('no letter yet')
    return token
  })
}

describe('a changed password', () => {
  it('is the only one from then on, and the browser goes on with another token', async () => {
    const { browser, form } = await signUp(server.url)
    const before = browser.jar.get('__Host-session')
    const { userStatus } = await browser.do('changePassword', {
      oldPassword: form.password,
      newPassword,
    })
    expect(userStatus).toMatchObject({ login: form.login, passwordChangedRecently: true })
    expect(browser.jar.get('__Host-session')).not.toBe(before)
    expect(await isLogged(browser)).toBe(true)
    const other = await openBrowser(server.url)
    expect(await other.refused('logIn', form)).toMatchObject({ code: 'LOGIN_FAILED' })
    await other.do('logIn', { login: form.login, password: newPassword })
  })

  it('ends every other session and its connection at once', async () => {
    const { browser, form } = await signUp(server.url)
    const other = await openBrowser(server.url)
    await other.do('logIn', form)
    const { closed } = await openSocket(server.url, other)
    await browser.do('changePassword', { oldPassword: form.password, newPassword })
    expect(await closed).toBe(4001)
    expect(await other.refused('currentFairness')).toMatchObject({ code: 35 })
    expect(await isLogged(browser)).toBe(true)
  })

  it('is told by a letter, with the place it was changed from', async () => {
    const { browser, form } = await signUp(server.url, '198.51.100.7')
    await browser.do('changePassword', { oldPassword: form.password, newPassword })
    const letter = (await lettersTo(server, form.email)).at(-1)
    expect(letter).toMatchObject({
      template: 'passwordChanged',
      content: { login: form.login, address: '198.51.100.7', userAgent: 'test browser' },
    })
  })

  it('needs the old one, and three wrong ones are enough', async () => {
    const { browser, form } = await signUp(server.url, '198.51.100.8')
    for (let attempt = 0; attempt < 3; attempt++)
      expect(
        await browser.refused('changePassword', { oldPassword: 'not it', newPassword }),
      ).toMatchObject({
        code: 'FORM_INVALID',
        invalidFields: { oldPassword: 'The current password is not correct.' },
      })
    const right = { oldPassword: form.password, newPassword }
    expect(await browser.refused('changePassword', right)).toMatchObject({ code: 33 })
    // In two steps, or the session is idle by then.
    server.pass(20 * minute)
    await browser.do('currentFairness')
    server.pass(10 * minute + 1000)
    expect(await browser.do('changePassword', right)).toMatchObject({ userStatus: {} })
  })

  it('must be another one, of the right length', async () => {
    const { browser, form } = await signUp(server.url)
    const oldPassword = form.password
    expect(
      await browser.refused('changePassword', { oldPassword, newPassword: oldPassword }),
    ).toMatchObject({
      invalidFields: { newPassword: expect.stringContaining('different from your current one') },
    })
    for (const weak of ['password', 'iloveyou12', form.login])
      expect(
        await browser.refused('changePassword', { oldPassword, newPassword: weak }),
      ).toMatchObject({ invalidFields: { newPassword: expect.stringContaining('guess') } })
    expect(
      await browser.refused('changePassword', { oldPassword, newPassword: 'short' }),
    ).toMatchObject({ invalidFields: { newPassword: expect.stringContaining('too short') } })
  })

  it('is one of two when two are asked for at the same moment', async () => {
    const { browser, form } = await signUp(server.url)
    const other = await openBrowser(server.url, '198.51.100.9')
    await other.do('logIn', form)
    const wishes = [browser, other].map((one, index) =>
      one.ask('changePassword', {
        oldPassword: form.password,
        newPassword: `${newPassword} ${index}`,
      }),
    )
    const answers = await Promise.all(wishes)
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  it('is asked for with the same answer whether anybody has the address or not', async () => {
    const { form } = await signUp(server.url)
    const visitor = await openBrowser(server.url)
    const known = await visitor.ask('recoverPassword', { email: form.email })
    const unknown = await visitor.ask('recoverPassword', { email: 'nobody@example.org' })
    expect(known.text).toBe(unknown.text)
    expect([known.status, known.cookies]).toEqual([unknown.status, unknown.cookies])
    expect(await lettersTo(server, 'nobody@example.org')).toEqual([])
  })

  it('is replaced by the link of the letter, which is good once and signs out everywhere', async () => {
    const { browser, form } = await signUp(server.url)
    const token = await recover(form.email)
    const visitor = await openBrowser(server.url)
    for (let times = 0; times < 3; times++)
      expect(await visitor.do('checkPasswordReset', { token })).toMatchObject({ valid: true })
    expect(
      await visitor.refused('resetPassword', { token, newPassword: form.login }),
    ).toMatchObject({ code: 'FORM_INVALID', invalidFields: { newPassword: expect.any(String) } })
    const { userStatus } = await visitor.do('resetPassword', { token, newPassword })
    expect(userStatus.isLogged).toBe(false)
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
    expect(await visitor.do('checkPasswordReset', { token })).toMatchObject({ valid: false })
    expect(
      await visitor.refused('resetPassword', { token, newPassword: 'another good one' }),
    ).toMatchObject({ code: 'LINK_INVALID' })
    const { userStatus: inside } = await visitor.do('logIn', {
      login: form.login,
      password: newPassword,
    })
    // Who got the letter reads the mail of the address.
    expect(inside).toMatchObject({ userFlags: { verifyContactEmail: false } })
  })

  it('is replaced once when one link is used a hundred times at the same moment', async () => {
    const { form } = await signUp(server.url)
    const token = await recover(form.email)
    const visitors = await Promise.all([1, 2, 3, 4].map(() => openBrowser(server.url)))
    const answers = await Promise.all(
      visitors.flatMap((visitor, one) =>
        Array.from({ length: 25 }, (_, two) =>
          visitor.ask('resetPassword', { token, newPassword: `${newPassword} ${one} ${two}` }),
        ),
      ),
    )
    expect(answers.filter((answer) => answer.body['status'] === 1)).toHaveLength(1)
  })

  it('has half an hour, and any link ends with a new password', async () => {
    const { browser, form } = await signUp(server.url)
    const late = await recover(form.email)
    server.pass(30 * minute)
    const visitor = await openBrowser(server.url)
    expect(await visitor.do('checkPasswordReset', { token: late })).toMatchObject({ valid: false })
    expect(await visitor.refused('resetPassword', { token: late, newPassword })).toMatchObject({
      code: 'LINK_INVALID',
    })
    const other = await recover(form.email)
    await browser.do('logIn', form)
    await browser.do('changePassword', { oldPassword: form.password, newPassword })
    expect(await visitor.do('checkPasswordReset', { token: other })).toMatchObject({ valid: false })
  })

  it('brings no more letters when it is said many times at once', async () => {
    const { form } = await signUp(server.url)
    const visitor = await openBrowser(server.url)
    const wishes = Array.from({ length: 12 }, () =>
      visitor.do('recoverPassword', { email: form.email }),
    )
    await Promise.all(wishes)
    await untilNoWishWaits()
    const letters = await lettersTo(server, form.email)
    expect(letters.filter(({ template }) => template === 'passwordRecovery')).toHaveLength(3)
  })

  it('brings three letters at most while the link of the first is good', async () => {
    const { form } = await signUp(server.url)
    const count = async () =>
      (await lettersTo(server, form.email)).filter(
        ({ template }) => template === 'passwordRecovery',
      ).length
    for (let times = 0; times < 3; times++) await recover(form.email)
    const visitor = await openBrowser(server.url)
    await visitor.do('recoverPassword', { email: form.email })
    // Wishes are looked at in their order, so this letter comes after that one would have.
    const { form: next } = await signUp(server.url)
    await recover(next.email)
    expect(await count()).toBe(3)
    server.pass(31 * minute)
    await recover(form.email)
    expect(await count()).toBe(4)
  })

  it('opens the door again to who was locked out of this place', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url, '198.51.100.20')
    for (let attempt = 0; attempt < 4; attempt++)
      await browser.ask('logIn', { login: form.login, password: 'not the password' })
    const token = await recover(form.email)
    await browser.do('resetPassword', { token, newPassword })
    await browser.do('logIn', { login: form.login, password: newPassword })
  })

  it('signs out a browser that is signed in as somebody else', async () => {
    const { form } = await signUp(server.url)
    const { browser: another } = await signUp(server.url)
    const token = await recover(form.email)
    await another.do('resetPassword', { token, newPassword })
    expect(await isLogged(another)).toBe(false)
  })

  it.each(['', 'x', 'ä', 'a'.repeat(43), 'a'.repeat(600)])('%j is no link', async (token) => {
    const visitor = await openBrowser(server.url)
    const { body } = await visitor.ask('checkPasswordReset', { token })
    expect(body['valid'] ?? false).toBe(false)
    expect((await visitor.ask('resetPassword', { token, newPassword })).body['status']).toBe(0)
  })
})

/** A wish is gone when it was answered, in the same transaction. */
async function untilNoWishWaits(): Promise<void> {
  const question = 'SELECT FROM identity_recovery_request'
  while ((await rowsOf(server.database, question)).length > 0);
}
