import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditDeeds } from '../modules/backoffice/deeds/audit-deeds.ts'
import { type Caller, callAs } from '../modules/backoffice/testing/call-as.ts'
import { rowsOf } from '../platform/rows.ts'
import { lettersTo, templatesTo } from './test-letters.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let app: FastifyInstance
let risk: Caller
beforeAll(async () => {
  server = await startTestServer()
  app = Fastify()
  await server.house.desk(app)
  await server.house.seedDemo()
  risk = await callAs({ app }, 'demo-risk')
})
afterAll(async () => {
  expect(await auditDeeds(server.database, () => undefined)).toEqual([])
  await app.close()
  await server.stop()
})

interface Somebody {
  readonly browser: TestBrowser
  readonly form: ReturnType<typeof newPlayer>
  readonly player: number
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
  return { browser, form, player: Number(rows[0]?.id) }
}

const statusOf = async ({ browser }: Somebody) => {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus
}

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
    const { player } = one
    const why = { player, cause: 'security', note: 'somebody called' }
    expect(await risk.refusedBy('suspend', why)).toBeNull()
    expect(await risk.refusedBy('suspend', why)).toBe('soAlready')
    expect((await one.browser.refused('play', bet())).code).toBe(155)
    expect(await statusOf(one)).toMatchObject({ isSuspended: true })
    const { suspendedFor } = await risk.ask('playerSummary', { player })
    expect(suspendedFor).toMatchObject({ note: 'somebody called' })
    const release = { player, note: 'it was the owner' }
    expect(await risk.refusedBy('release', release)).toBeNull()
    expect((await one.browser.do('play', bet())).round.stake).toBe(game.betLevels[0])
    const letters = await lettersTo(server, one.form.email)
    expect(letters.slice(1)).toMatchObject([
      { template: 'accountSuspended', content: { cause: 'security', link: '/en/contact-us' } },
      { template: 'accountReleased' },
    ])
  })

  it('is asked for what is missing, which ends when its player has said it', async () => {
    const one = await somebody()
    const { player } = one
    const asked = { player, flag: 'contactAddress', note: 'a letter came back' }
    expect(await risk.refusedBy('askToPutRight', asked)).toBeNull()
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: true })
    await one.browser.do('editProfile', {
      streetAddress: 'Main street 1',
      city: 'Berlin',
      postalCode: '10115',
    })
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: false })
    const other = { player, flag: 'birthDate', note: 'not the one of the document' }
    await risk.ask('askToPutRight', other)
    expect((await statusOf(one)).userFlags).toMatchObject({ birthDate: true })
    expect(await risk.refusedBy('noLongerAsk', { ...other, note: 'misread' })).toBeNull()
  })

  it('is asked for its address and phone by the rule that wants to know who is paid', async () => {
    const one = await somebody('1')
    await risk.ask('askIdentity', { player: one.player, note: 'an unusual deposit' })
    expect((await statusOf(one)).userFlags).toMatchObject({ contactAddress: true, phone: true })
  })

  it('is changed by nobody without the right, nor without a word on why', async () => {
    const one = await somebody()
    const payments = await callAs({ app }, 'demo-payments')
    const why = { player: one.player, cause: 'check', note: 'because' }
    expect((await payments.raw('suspend', why)).status).toBe(403)
    expect((await risk.raw('suspend', { ...why, note: ' ' })).status).toBe(400)
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
