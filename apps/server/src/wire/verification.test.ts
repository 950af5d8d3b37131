import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityPort } from '#modules/identity'
import { type PlayerId, playerId } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { lettersTo, tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const unproven = { userFlags: { verifyContactEmail: true } }
const proven = { userFlags: { verifyContactEmail: false } }
const statusOf = async (browser: TestBrowser) => (await browser.do('status')).userStatus

async function newcomer() {
  const { browser, form } = await signUp(server.url)
  const token = await tokenTo(server, form.email, 'verifyEmail')
  if (token === null) throw new Error('a newcomer gets a letter')
  return { browser, form, token }
}

async function playerOf(login: string): Promise<PlayerId> {
  const question = 'SELECT player_id FROM identity_account WHERE login = $1'
  const [row] = await rowsOf<{ player_id: bigint }>(server.database, question, [login])
  return playerId(Number(row?.player_id))
}

describe('an e-mail address', () => {
  it('is proven by the link of the letter that came with the sign-up', async () => {
    const { browser, form, token } = await newcomer()
    expect(await statusOf(browser)).toMatchObject(unproven)
    const [letter] = await lettersTo(server, form.email)
    expect(letter).toMatchObject({
      language: 'en',
      content: { login: form.login, link: `/en/verify/${token}`, hours: 48 },
    })
    const { state, userStatus } = await browser.do('verifyEmail', { token })
    expect(state).toBe('verified')
    expect(userStatus).toMatchObject({ login: form.login, ...proven })
  })

  it('is proven on another device too, where nobody is signed in', async () => {
    const { browser, token } = await newcomer()
    const phone = await openBrowser(server.url, '192.0.2.50')
    const { state, userStatus } = await phone.do('verifyEmail', { token })
    expect([state, userStatus.isLogged]).toEqual(['verified', false])
    expect(await statusOf(browser)).toMatchObject(proven)
  })

  it('stays proven when the link is followed again', async () => {
    const { browser, token } = await newcomer()
    for (let times = 0; times < 3; times++)
      expect((await browser.do('verifyEmail', { token })).state).toBe('verified')
  })

  it('is not proven by a page that is merely fetched, as scanners of letters do', async () => {
    const { browser, token } = await newcomer()
    for (const method of ['GET', 'HEAD'])
      await fetch(`${server.url}/en/verify/${token}`, { method })
    await fetch(`${server.url}/en/user/email-verification/json2?token=${token}`)
    expect(await statusOf(browser)).toMatchObject(unproven)
    expect((await browser.do('verifyEmail', { token })).state).toBe('verified')
  })

  it('is not proven after two days, but by the letter that is sent once more', async () => {
    const { browser, form, token } = await newcomer()
    server.pass(48 * hour)
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('verifyEmail', { token })).state).toBe('expired')
    await browser.do('logIn', form)
    expect((await browser.do('resendVerification')).userStatus).toMatchObject(unproven)
    const again = (await tokenTo(server, form.email, 'verifyEmail')) ?? ''
    expect(again).not.toBe(token)
    expect((await visitor.do('verifyEmail', { token: again })).state).toBe('verified')
    await browser.do('resendVerification')
    expect(await lettersTo(server, form.email)).toHaveLength(2)
  })

  it.each(['x', 'ä&?', 'b'.repeat(43)])('is not proven by %j', async (token) => {
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('verifyEmail', { token })).state).toBe('invalid')
  })

  it('is not proven by a link for something else', async () => {
    const { browser, form } = await newcomer()
    await server.house
      .get(identityPort)
      .changeEmail(await playerOf(form.login), `new.${form.email}`)
    const undo = (await tokenTo(server, form.email, 'emailChanged')) ?? ''
    expect((await browser.do('verifyEmail', { token: undo })).state).toBe('invalid')
    expect(await browser.do('checkPasswordReset', { token: undo })).toMatchObject({ valid: false })
  })

  it('is kept as a hash of its link only', async () => {
    const { token } = await newcomer()
    const rows = await rowsOf<{ row: string }>(
      server.database,
      'SELECT token::text AS row FROM identity_one_time_token AS token',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(token)
    expect(server.logged()).not.toContain(token)
  })

  it('of a demo account is proven', async () => {
    await server.house.seedDemo()
    const browser = await openBrowser(server.url)
    const demo = { login: 'demo-play', password: 'fairhouse-demo' }
    expect((await browser.do('logIn', demo)).userStatus).toMatchObject({
      userFlags: { verifyContactEmail: false, password: false },
    })
  })
})

describe('another address', () => {
  async function changed() {
    const { browser, form, token } = await newcomer()
    await browser.do('verifyEmail', { token })
    const player = await playerOf(form.login)
    const email = `new.${form.email}`
    expect(await server.house.get(identityPort).changeEmail(player, email)).toBe('changed')
    const undo = (await tokenTo(server, form.email, 'emailChanged')) ?? ''
    return { browser, form, player, email, undo }
  }

  it('has to be proven anew, by a letter to it', async () => {
    const { browser, email } = await changed()
    expect(await statusOf(browser)).toMatchObject({ email, ...unproven })
    const token = (await tokenTo(server, email, 'verifyEmail')) ?? ''
    await browser.do('verifyEmail', { token })
    expect(await statusOf(browser)).toMatchObject({ email, ...proven })
  })

  it('makes what was sent to the old one worthless', async () => {
    const { browser, form, token } = await newcomer()
    await server.house
      .get(identityPort)
      .changeEmail(await playerOf(form.login), `new.${form.email}`)
    expect((await browser.do('verifyEmail', { token })).state).toBe('invalid')
    expect(await statusOf(browser)).toMatchObject(unproven)
  })

  it('is not one that somebody has, or may take back', async () => {
    const { form, player, email } = await changed()
    const accounts = server.house.get(identityPort)
    const { form: other } = await newcomer()
    expect(await accounts.changeEmail(player, other.email.toUpperCase())).toBe('taken')
    expect(await accounts.changeEmail(player, email.toUpperCase())).toBe('same')
    const thief = await openBrowser(server.url)
    expect(
      await thief.refused('register', { ...other, login: `x_${form.login}`, email: form.email }),
    ).toMatchObject({ invalidFields: { email: expect.stringContaining('already in use') } })
    expect(await accounts.changeEmail(await playerOf(other.login), form.email)).toBe('taken')
    expect(await accounts.changeEmail(player, form.email)).toBe('changed')
  })

  it('is taken back from the old one: every session ends and a new password is asked for', async () => {
    const { browser, form, email, undo } = await changed()
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token: undo })).state).toBe('undone')
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
    expect((await browser.do('logIn', form)).userStatus).toMatchObject({
      email: form.email,
      userFlags: { verifyContactEmail: false, passwordRecovery: true },
    })
    const castle = { uri: 'castle-of-horror' }
    expect(await browser.refused('openGame', castle)).toMatchObject({ code: 35 })
    expect(await tokenTo(server, email, 'passwordRecovery')).toBeNull()
    const token = (await tokenTo(server, form.email, 'passwordRecovery')) ?? ''
    await visitor.do('resetPassword', { token, newPassword: 'seven quiet owls on ice' })
    const login = { login: form.login, password: 'seven quiet owls on ice' }
    expect((await visitor.do('logIn', login)).userStatus).toMatchObject({
      userFlags: { passwordRecovery: false },
    })
    await visitor.do('openGame', castle)
  })

  it('is taken back whatever somebody changed it to afterwards, and he cannot take that back', async () => {
    const { form, player, email, undo } = await changed()
    await server.house.get(identityPort).changeEmail(player, `third.${form.email}`)
    const thiefs = (await tokenTo(server, email, 'emailChanged')) ?? ''
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token: undo })).state).toBe('undone')
    expect((await visitor.do('undoEmailChange', { token: thiefs })).state).toBe('invalid')
    expect((await visitor.do('undoEmailChange', { token: undo })).state).toBe('invalid')
  })

  it('is the player’s for good after a week', async () => {
    const { undo } = await changed()
    server.pass(7 * 24 * hour)
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token: undo })).state).toBe('expired')
  })
})

describe('a flag', () => {
  const cause = { by: 'a test', reason: 'to see it' }
  const flags = [
    'birthDate',
    'contactAddress',
    'changeContactEmail',
    'password',
    'passwordRecovery',
    'phone',
  ] as const

  it.each(flags)('%s is told the player until it is cleared, and recorded', async (flag) => {
    const { browser, form } = await newcomer()
    const player = await playerOf(form.login)
    const accounts = server.house.get(identityPort)
    expect(await accounts.raiseFlag({ player, flag, ...cause })).toBe(true)
    expect(await accounts.raiseFlag({ player, flag, ...cause })).toBe(false)
    const lowered = Object.fromEntries(flags.map((name) => [name, name === flag]))
    expect(await statusOf(browser)).toMatchObject({ userFlags: { ...lowered, terms: false } })
    expect(await accounts.clearFlag({ player, flag, ...cause })).toBe(true)
    expect(await accounts.clearFlag({ player, flag, ...cause })).toBe(false)
    expect(await statusOf(browser)).toMatchObject({ userFlags: { [flag]: false } })
    const record = await rowsOf(
      server.database,
      'SELECT flag, raised, changed_by, reason FROM identity_flag_change WHERE player_id = $1',
      [player],
    )
    expect(record).toEqual(
      [true, false].map((raised) => ({ flag, raised, changed_by: 'a test', reason: 'to see it' })),
    )
  })

  it('for the terms is raised by new terms', async () => {
    const { browser, form } = await newcomer()
    await server.database.query(
      "UPDATE identity_account SET terms_version = '2020-01' WHERE login = $1",
      [form.login],
    )
    await browser.do('logOut')
    expect((await browser.do('logIn', form)).userStatus).toMatchObject({
      userFlags: { terms: true },
    })
  })

  it('for an address that letters come back from is gone with another address, or when it is read', async () => {
    const { browser, form, token } = await newcomer()
    const accounts = server.house.get(identityPort)
    const player = await playerOf(form.login)
    const undeliverable = { userFlags: { changeContactEmail: true } }
    await accounts.markUndeliverable(form.email.toUpperCase())
    await accounts.markUndeliverable('nobody@example.org')
    expect(await statusOf(browser)).toMatchObject(undeliverable)
    await browser.do('verifyEmail', { token })
    expect(await statusOf(browser)).toMatchObject({ userFlags: { changeContactEmail: false } })
    await accounts.markUndeliverable(form.email)
    await accounts.changeEmail(player, `new.${form.email}`)
    expect(await statusOf(browser)).toMatchObject({ userFlags: { changeContactEmail: false } })
    expect(await tokenTo(server, form.email, 'emailChanged')).toBeNull()
  })

  it('for the password is gone with a new one', async () => {
    const { browser, form } = await newcomer()
    const player = await playerOf(form.login)
    await server.house.get(identityPort).raiseFlag({ player, flag: 'password', ...cause })
    const { userStatus } = await browser.do('changePassword', {
      oldPassword: form.password,
      newPassword: 'seven quiet owls on ice',
    })
    expect(userStatus).toMatchObject({ userFlags: { password: false } })
  })
})
