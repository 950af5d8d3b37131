import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spendTotpStep } from '../modules/identity/store/spend-totp-step.ts'
import { playerId } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { factorsTold, templatesTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let passed = 0
const pass = (ms: number): void => {
  passed += ms
  server.pass(ms)
}
const step = 30_000
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + passed + ahead,
  })
/** A code that none can be: one of the right form that is not near. */
const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps * step))
  const codes = ['111111', '222222', '333333', '444444', '555555', '666666']
  return codes.find((code) => !near.includes(code)) ?? 'none left'
}

async function withTwoStep(address?: string) {
  const { browser, form } = await signUp(server.url, address)
  const { secret } = await browser.do('beginTwoStep')
  const { recoveryCodes } = await browser.do('confirmTwoStep', { otp: codeOf(secret) })
  // The next code, for the one just used is used up.
  pass(step)
  return { browser, form, secret, recoveryCodes }
}

const elsewhere = (last: number): Promise<TestBrowser> =>
  openBrowser(server.url, `198.51.100.${last}`)

describe('turning it on', () => {
  it('counts from the first right code on, and shows ten recovery codes', async () => {
    const { browser, form } = await signUp(server.url)
    const { secret, uri } = await browser.do('beginTwoStep')
    expect(uri).toContain(`secret=${secret}`)
    expect((await browser.do('twoStep')).twoStep).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect(await browser.refused('confirmTwoStep', { otp: wrongCode(secret) })).toMatchObject({
      code: 'OTP_WRONG',
    })
    await (await elsewhere(1)).do('logIn', form)
    const { recoveryCodes, twoStep } = await browser.do('confirmTwoStep', { otp: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(twoStep).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 })
  })

  it('cannot be begun again while it is on', async () => {
    const { browser } = await withTwoStep()
    expect(await browser.refused('beginTwoStep')).toMatchObject({ code: 32 })
  })

  it('keeps neither secret nor codes readable in the database', async () => {
    const { secret, recoveryCodes } = await withTwoStep()
    const bytes = Buffer.from(Secret.fromBase32(secret).buffer).toString('hex')
    const rows = await rowsOf<{ row: string }>(
      server.database,
      'SELECT t::text AS row FROM identity_totp t UNION ALL SELECT c::text FROM identity_recovery_code c',
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { row } of rows)
      for (const secretText of [bytes, secret, ...recoveryCodes])
        expect(row).not.toContain(secretText)
  })
})

describe('a login in two steps', () => {
  it('asks for the code after the right password only, and takes a right one', async () => {
    const { form, secret } = await withTwoStep()
    const browser = await elsewhere(2)
    const wrong = { ...form, password: 'not the password' }
    expect(await browser.refused('logIn', wrong)).toMatchObject({ code: 'LOGIN_FAILED' })
    expect(await browser.refused('logIn', { ...wrong, otp: codeOf(secret) })).toMatchObject({
      code: 'LOGIN_FAILED',
    })
    expect(await browser.refused('logIn', form)).toMatchObject({ code: 'OTP_REQUIRED' })
    const { userStatus } = await browser.do('logIn', { ...form, otp: codeOf(secret) })
    expect(userStatus.isLogged).toBe(true)
  })

  it('takes one code once, also when it comes a hundred times at the same moment', async () => {
    const { form, secret } = await withTwoStep()
    const browsers = await Promise.all(Array.from({ length: 100 }, (_, last) => elsewhere(last)))
    const otp = codeOf(secret)
    // Each place has its own count; the account's own count of strangers is what ends the tries.
    const answers = await Promise.all(
      browsers.map((browser) => browser.ask('logIn', { ...form, otp })),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
    for (const { body } of answers)
      if (body['status'] === 0) expect(['OTP_WRONG', 33]).toContain(body['code'])
  })

  it('uses a step up once, however many ask for it at the same moment', async () => {
    const { form } = await withTwoStep()
    const [row] = await rowsOf<{ player_id: bigint; last_step: bigint }>(
      server.database,
      'SELECT player_id, last_step FROM identity_totp JOIN identity_account USING (player_id) WHERE login = $1',
      [form.login],
    )
    const next = Number(row?.last_step ?? 0) + 1
    const uses = await Promise.all(
      Array.from({ length: 100 }, () =>
        spendTotpStep(server.database, playerId(Number(row?.player_id)), next),
      ),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  it('takes no code older or newer than one step, and none before one that was used', async () => {
    const { form, secret } = await withTwoStep()
    const browser = await elsewhere(3)
    for (const ahead of [-3 * step, 3 * step])
      expect(await browser.refused('logIn', { ...form, otp: codeOf(secret, ahead) })).toMatchObject(
        { code: 'OTP_WRONG' },
      )
    await browser.do('logIn', { ...form, otp: codeOf(secret, step) })
    expect(await browser.refused('logIn', { ...form, otp: codeOf(secret) })).toMatchObject({
      code: 'OTP_WRONG',
    })
  })

  it('takes a recovery code once, however it is typed, and tells its player by letter', async () => {
    const { browser, form, recoveryCodes } = await withTwoStep()
    const otp = recoveryCodes[3]?.replaceAll('-', ' ').toUpperCase() ?? ''
    const other = await elsewhere(4)
    await other.do('logIn', { ...form, otp })
    expect((await browser.do('twoStep')).twoStep.recoveryCodesLeft).toBe(9)
    expect(await other.refused('logIn', { ...form, otp })).toMatchObject({ code: 'OTP_WRONG' })
    expect(await templatesTo(server, form.email)).toContain('recoveryCodesUsed')
  })

  it('counts wrong codes of all strange browsers together, and keeps no known one out', async () => {
    const { browser, form, secret } = await withTwoStep()
    const otp = wrongCode(secret)
    const codes = []
    for (let last = 10; last < 24; last++) {
      const { code } = await (await elsewhere(last)).refused('logIn', { ...form, otp })
      codes.push(code)
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'OTP_WRONG'))
    expect(codes.slice(10)).toEqual([33, 33, 33, 33])
    await browser.do('logIn', { ...form, otp: codeOf(secret) })
    pass(31 * 60_000)
    await (await elsewhere(30)).do('logIn', { ...form, otp: codeOf(secret) })
  })
})

describe('a place locked after wrong passwords', () => {
  it('is opened by the right code, and by nothing else', async () => {
    const { form, secret } = await withTwoStep()
    const browser = await elsewhere(40)
    const wrong = { ...form, password: 'not the password' }
    for (const _ of [1, 2, 3]) await browser.ask('logIn', wrong)
    expect(await browser.refused('logIn', form)).toMatchObject({ code: 33 })
    expect(await browser.refused('logIn', { ...form, otp: wrongCode(secret) })).toMatchObject({
      code: 33,
    })
    await browser.do('logIn', { ...form, otp: codeOf(secret) })
  })

  it('is not opened for an account without a second step, with the same bytes as for none', async () => {
    const { form } = await signUp(server.url)
    const answers = []
    for (const login of [form.login, 'nobody_at_all_here']) {
      const browser = await elsewhere(login === form.login ? 41 : 42)
      for (const _ of [1, 2, 3]) await browser.ask('logIn', { login, password: 'not it' })
      answers.push(await browser.refused('logIn', { login, password: 'not it', otp: '123456' }))
    }
    expect(answers[0]).toMatchObject({ code: 33 })
    expect({ ...answers[0], metadata: null }).toEqual({ ...answers[1], metadata: null })
  })
})

describe('what is sensitive', () => {
  it('needs a proof of the last five minutes; a wrong password is none and counts', async () => {
    const { browser, form } = await signUp(server.url, '203.0.113.50')
    pass(5 * 60_000 + 1)
    expect(await browser.refused('beginTwoStep')).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await browser.refused('proveByPassword', { password: 'not it' })).toMatchObject({
      code: 'PASSWORD_WRONG',
    })
    expect(await browser.refused('beginTwoStep')).toMatchObject({ code: 'PROOF_REQUIRED' })
    await browser.do('proveByPassword', { password: form.password })
    await browser.do('beginTwoStep')
    for (const _ of [1, 2, 3]) await browser.ask('proveByPassword', { password: 'not it' })
    expect(await browser.refused('proveByPassword', { password: form.password })).toMatchObject({
      code: 33,
    })
  })

  it('is not for who has the token of before the proof', async () => {
    const { browser, form } = await signUp(server.url)
    const thief = await openBrowser(server.url)
    for (const [name, value] of browser.jar) thief.jar.set(name, value)
    pass(6 * 60_000)
    await browser.do('proveByPassword', { password: form.password })
    expect(await thief.refused('twoStep')).toMatchObject({ code: 35 })
    expect((await browser.do('sessions')).sessions).toHaveLength(1)
  })

  it('is not possible for an account that everybody knows the password of', async () => {
    await server.house.seedDemo()
    const browser = await openBrowser(server.url)
    await browser.do('logIn', { login: 'demo-play', password: 'fairhouse-demo' })
    expect(await browser.refused('beginTwoStep')).toMatchObject({ code: 32 })
  })
})

describe('turning it off', () => {
  it('needs a code, and no code is asked for afterwards', async () => {
    const { browser, form, secret } = await withTwoStep()
    expect(await browser.refused('endTwoStep', { otp: wrongCode(secret) })).toMatchObject({
      code: 'OTP_WRONG',
    })
    const { twoStep } = await browser.do('endTwoStep', { otp: codeOf(secret) })
    expect(twoStep).toEqual({ since: null, recoveryCodesLeft: 0 })
    await (await elsewhere(60)).do('logIn', form)
  })

  it('works with a recovery code, and new ones make the old worthless; letters tell of all', async () => {
    const { browser, form, recoveryCodes } = await withTwoStep()
    const { recoveryCodes: fresh } = await browser.do('renewRecoveryCodes')
    expect(await browser.refused('endTwoStep', { otp: recoveryCodes[0] ?? '' })).toMatchObject({
      code: 'OTP_WRONG',
    })
    await browser.do('endTwoStep', { otp: fresh[0] ?? '' })
    expect(await browser.refused('renewRecoveryCodes')).toMatchObject({ code: 32 })
    expect(await factorsTold(server, form.email)).toEqual([
      'twoStepOn',
      'codesRenewed',
      'twoStepOff',
    ])
  })
})

describe('a letter about a new browser', () => {
  it('comes for the second browser and not for one seen before', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('logIn', form)
    expect(await templatesTo(server, form.email)).not.toContain('newSignIn')
    const other = await elsewhere(70)
    await other.do('logIn', form)
    const count = async () =>
      (await templatesTo(server, form.email)).filter((template) => template === 'newSignIn').length
    expect(await count()).toBe(1)
    await other.do('logIn', form)
    await browser.do('logIn', form)
    expect(await count()).toBe(1)
  })

  it('comes for a cookie that turns up in another browser', async () => {
    const { browser, form } = await signUp(server.url)
    const thief = await openBrowser(server.url)
    thief.jar.set('__Host-device', browser.jar.get('__Host-device') ?? '')
    await thief.ask('logIn', form, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0' },
    })
    expect(await templatesTo(server, form.email)).toContain('newSignIn')
  })
})
