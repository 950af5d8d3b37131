import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditDeeds } from '../modules/backoffice/deeds/audit-deeds.ts'
import { type StaffBrowser, sitAt } from '../modules/backoffice/testing/sit-at.ts'
import { rowsOf } from '../platform/rows.ts'
import { lettersTo, templatesTo } from './test-letters.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let app: FastifyInstance
let risk: StaffBrowser
beforeAll(async () => {
  server = await startTestServer()
  app = Fastify()
  await server.house.desk(app)
  await server.house.seedDemo()
  risk = await sitAt({ app }, 'demo-risk')
})
afterAll(async () => {
  expect(await auditDeeds(server.database, () => undefined)).toEqual([])
  await app.close()
  await server.stop()
})

interface Somebody {
  readonly browser: TestBrowser
  readonly form: ReturnType<typeof newPlayer>
  readonly page: string
}

async function somebody(userType: '1' | '2' = '2'): Promise<Somebody> {
  const browser = await openBrowser(server.url)
  const form = newPlayer(userType)
  const { userStatus } = await browser.do('register', form)
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  const rows = await rowsOf<{ id: string }>(
    server.database,
    'SELECT player_id::text AS id FROM identity_account WHERE login = $1',
    [form.login],
  )
  return { browser, form, page: `/desk/players/${rows[0]?.id}` }
}

const statusOf = async ({ browser }: Somebody) => {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus
}
const saidOf = ({ to }: { readonly to: string }) => to.split('said=')[1]

describe('an account at the desk', () => {
  it('is suspended and released with a letter each, and a bet in between is refused', async () => {
    const one = await somebody()
    const { connection, game } = await one.browser.do('openGame', { uri: 'castle-of-horror' })
    const bet = () => ({
      uri: 'castle-of-horror',
      connection,
      requestKey: randomUUID(),
      stake: String(game.betLevels[0]),
      action: 'bet',
    })
    const why = { cause: 'security', note: 'somebody called' }
    expect(saidOf(await risk.post(`${one.page}/suspend`, why))).toBe('accountSuspended')
    expect(saidOf(await risk.post(`${one.page}/suspend`, why))).toBe('accountSoAlready')
    expect((await one.browser.refused('play', bet())).code).toBe(155)
    expect(await statusOf(one)).toMatchObject({ isSuspended: true })
    const { body } = await risk.get(one.page)
    expect(body).toContain('somebody called')
    expect(saidOf(await risk.post(`${one.page}/release`, { note: 'it was the owner' }))).toBe(
      'accountReleased',
    )
    expect((await one.browser.do('play', bet())).round.stake).toBe(game.betLevels[0])
    const letters = await lettersTo(server, one.form.email)
    expect(letters.slice(1)).toMatchObject([
      { template: 'accountSuspended', content: { cause: 'security', link: '/en/contact-us' } },
      { template: 'accountReleased' },
    ])
  })

  it('is asked for what is missing, which ends when its player has said it', async () => {
    const one = await somebody()
    const asked = { flag: 'contactAddress', note: 'a letter came back' }
    expect(saidOf(await risk.post(`${one.page}/flag`, asked))).toBe('accountFlagRaised')
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: true })
    await one.browser.do('editProfile', {
      streetAddress: 'Main street 1',
      city: 'Berlin',
      postalCode: '10115',
    })
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: false })
    await risk.post(`${one.page}/flag`, { flag: 'birthDate', note: 'not the one of the document' })
    expect((await statusOf(one)).userFlags).toMatchObject({ birthDate: true })
    expect(
      saidOf(await risk.post(`${one.page}/clear`, { flag: 'birthDate', note: 'misread' })),
    ).toBe('accountFlagCleared')
  })

  it('is asked for its address and phone by the rule that wants to know who is paid', async () => {
    const one = await somebody('1')
    const player = one.page.split('/').at(-1)
    await risk.post(`/desk/identity/${player}/ask`, { note: 'an unusual deposit' })
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: true, phone: true })
  })

  it('is changed by nobody without the right, nor without a word on why', async () => {
    const one = await somebody()
    const payments = await sitAt({ app }, 'demo-payments')
    const why = { cause: 'check', note: 'because' }
    expect((await payments.post(`${one.page}/suspend`, why)).status).toBe(403)
    expect(saidOf(await risk.post(`${one.page}/suspend`, { cause: 'check', note: ' ' }))).toBe(
      'noteMissing',
    )
    expect((await statusOf(one)).isSuspended).toBe(false)
  })
})

describe('a password that many places guess at', () => {
  it('is doubted when a browser that nobody knows has it right, and its owner gets a letter', async () => {
    const { form } = await somebody()
    for (const place of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const guesser = await openBrowser(server.url, place)
      for (let tries = 0; tries < 4; tries++)
        await guesser.refused('logIn', { ...form, password: `wrong guess ${tries}` })
    }
    const thief = await openBrowser(server.url, '192.0.2.4')
    const { userStatus } = await thief.do('logIn', form)
    expect(userStatus).toMatchObject({ userFlags: { passwordRecovery: true } })
    expect((await thief.refused('openGame', { uri: 'castle-of-horror' })).code).toBe(35)
    expect(await templatesTo(server, form.email)).toContain('passwordRecovery')
  })

  it('is not doubted in a browser of its owner', async () => {
    const { form, browser } = await somebody()
    for (const place of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const guesser = await openBrowser(server.url, place)
      for (let tries = 0; tries < 4; tries++)
        await guesser.refused('logIn', { ...form, password: `wrong guess ${tries}` })
    }
    const { userStatus } = await browser.do('logIn', form)
    expect(userStatus).toMatchObject({ userFlags: { passwordRecovery: false } })
  })
})
