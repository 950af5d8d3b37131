import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaff, removeStaff } from './staff/add-staff.ts'
import { demoStaffPassword } from './staff/demo-staff.ts'
import { formType, logInAt, sitAt } from './testing/sit-at.ts'
import { openTestDesk, type TestDesk } from './testing/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const logIn = (name: string, password?: string, code?: string) =>
  logInAt(desk, name, password, code)
const sit = (name: string, password?: string, code?: string) => sitAt(desk, name, password, code)

const saidOf = ({ to }: { readonly to: string }) => to.split('said=')[1]

describe('the door of the desk', () => {
  it('opens for who works here, and says no more than no to all others', async () => {
    for (const [name, password] of [
      ['demo-payments', 'wrong-password'],
      ['nobody-here', demoStaffPassword],
    ] as const) {
      const answer = await logIn(name, password)
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toContain('Name, password or code is wrong.')
    }
    const who = await sit('demo-payments')
    const { body } = await who.get('/desk/self')
    expect(body).toContain('Your account')
    const [, icon = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(body) ?? []
    expect((await who.get(icon)).body).toContain('<svg')
  })

  it('leads everybody else to the log-in, wherever they knock', async () => {
    const doors = ['/desk/self', '/desk/papers/1/none']
    for (const url of doors) {
      const answer = await desk.app.inject({ url, headers: { cookie: `desk=${'a'.repeat(43)}` } })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/log-in'])
    }
  })

  it('stays shut for a while after five tries in vain', async () => {
    for (let tries = 0; tries < 5; tries++) await logIn('patient-guesser-of-names', 'no')
    expect((await logIn('patient-guesser-of-names')).statusCode).toBe(429)
    desk.pass(16 * 60_000)
    expect((await logIn('patient-guesser-of-names')).statusCode).toBe(401)
  })

  it('takes five guesses at most, whoever guesses at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => logIn('guesser-of-many-at-one-time', 'no')),
    )
    const looked = answers.filter(({ statusCode }) => statusCode === 401)
    expect(looked).toHaveLength(5)
    desk.pass(16 * 60_000)
  })

  it('shuts behind who was idle, logged out, or no longer works here', async () => {
    const idle = await sit('demo-risk')
    desk.pass(16 * 60_000)
    expect((await idle.get('/desk/self')).status).toBe(303)
    const out = await sit('demo-risk')
    await out.post('/desk/log-out')
    expect((await out.get('/desk/self')).status).toBe(303)
    const by = { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' }
    const password = await addStaff(by, { name: 'leaving', role: 'risk' })
    expect(await addStaff(by, { name: 'leaving', role: 'owner' })).toBeNull()
    const gone = await sit('leaving', password ?? '')
    expect(await removeStaff(by, 'leaving')).toBe(true)
    expect((await gone.get('/desk/self')).status).toBe(303)
    expect((await logIn('leaving', password ?? '')).statusCode).toBe(401)
  })

  it('lets a new colleague do nothing before he chose a password', async () => {
    const by = { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' }
    const password = (await addStaff(by, { name: 'newcomer', role: 'owner' })) ?? ''
    const who = await sit('newcomer', password)
    expect((await who.get('/desk/papers/1/none')).body).toContain('Choose a password')
    expect(saidOf(await who.post('/desk/self/password', { old: password, new: 'short' }))).toBe(
      'passwordShort',
    )
    expect(
      saidOf(await who.post('/desk/self/password', { old: 'x', new: 'long enough for us' })),
    ).toBe('passwordWrong')
    expect(
      saidOf(await who.post('/desk/self/password', { old: password, new: 'long enough for us' })),
    ).toBe('passwordChanged')
    expect((await who.get('/desk/papers/1/none')).status).toBe(404)
  })
})

describe('forms', () => {
  const change = { old: demoStaffPassword, new: 'long enough for us' }

  it('from elsewhere or of another session do nothing', async () => {
    const who = await sit('demo-games')
    for (const csrf of ['', 'x', 'a'.repeat(43)])
      expect((await who.post('/desk/self/password', { csrf, ...change })).status).toBe(403)
    const foreign = await desk.app.inject({
      method: 'POST',
      url: '/desk/self/password',
      headers: {
        cookie: who.cookie,
        'content-type': formType,
        origin: 'https://elsewhere.example',
      },
      payload: '',
    })
    expect(foreign.statusCode).toBe(403)
    expect((await logIn('demo-games')).statusCode).toBe(303)
  })

  it('need no script, and none would run', async () => {
    const { body, headers } = await (await sit('demo-payments')).get('/desk/self')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['cache-control']).toBe('no-store')
  })
})

it('the pages that the app replaced are gone', async () => {
  const who = await sit('demo-owner')
  for (const url of ['/desk/withdrawals', '/desk/flags', '/desk/deeds', '/desk/players/1'])
    expect([url, (await who.get(url)).status]).toEqual([url, 404])
})
