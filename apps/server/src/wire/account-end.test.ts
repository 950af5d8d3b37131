import type { ReplyOf } from '@fairhouse/contract/call'
import { dataParts, type ownData } from '@fairhouse/contract/calls/account-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a copy of what the house keeps', () => {
  async function copyOf(browser: TestBrowser) {
    const copy: Record<string, Record<string, unknown>[]> = {}
    for (const part of dataParts) {
      const rows = []
      let after: string | null = null
      do {
        const page: ReplyOf<typeof ownData> = await browser.do('ownData', {
          part,
          ...(after !== null && { after }),
        })
        rows.push(...page.rows)
        after = page.next
      } while (after !== null)
      copy[part] = rows
    }
    return copy
  }

  it('has every part, of the asking player alone, and nothing that opens the account', async () => {
    const { browser, form } = await signUp(server.url)
    const { form: stranger } = await signUp(server.url)
    const { connection, game } = await browser.do('openGame', { uri: 'castle-of-horror' })
    await browser.do('play', {
      uri: game.uri,
      connection,
      requestKey: 'a'.repeat(20),
      stake: String(game.betLevels[0]),
      action: 'bet',
    })
    await (await openBrowser(server.url)).do('logIn', form)
    const copy = await copyOf(browser)
    expect(copy['account']).toMatchObject([
      { login: form.login, email: form.email, country: 'DE', passkeys: [] },
    ])
    expect(copy['account']?.[0]?.['browsers']).toHaveLength(2)
    expect(copy['sessions']).toHaveLength(2)
    expect(copy['rounds']).toMatchObject([
      {
        uri: 'castle-of-horror',
        stream: 1,
        nonce: 0,
        moves: [],
        definition: game.certificate.hash,
        receipts: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      },
    ])
    expect(copy['messages']?.length).toBeGreaterThan(0)
    expect(copy['credits']?.length).toBeGreaterThan(1)
    expect(copy['sharing']).toEqual([{ betsHidden: false }])
    expect(copy['streams']).toMatchObject([{ number: 1, serverSeed: null }, { number: 2 }])
    const text = JSON.stringify(copy)
    expect(text).not.toContain('argon2id')
    expect(text).not.toMatch(/sha256|sealed/)
    expect(text).not.toContain(stranger.login)
  })

  it('goes on from page to page', async () => {
    const { browser, form } = await signUp(server.url)
    await server.database.query(
      `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent,
         created_at, seen_at, ended_at, end_reason)
       SELECT player_id, gen_random_uuid(), sha256(n::text::bytea || player_id::text::bytea), 'en', '192.0.2.1', 'x',
         now(), now(), now(), 'logOut'
       FROM identity_account, generate_series(1, 1200) AS n WHERE login = $1`,
      [form.login],
    )
    const copy = await copyOf(browser)
    const ids = (copy['sessions'] ?? []).map((session) => session['session_id'])
    expect(ids).toHaveLength(1201)
    expect(new Set(ids).size).toBe(1201)
  })

  it('needs a recent proof, and has no page that cannot be', async () => {
    const { browser } = await signUp(server.url)
    for (const part of ['sessions', 'rounds', 'cash', 'streams', 'messages'])
      expect(await browser.refused('ownData', { part, after: 'f.f' })).toMatchObject({
        code: 'NOT_FOUND',
      })
    server.pass(6 * 60_000)
    expect(await browser.refused('ownData', { part: 'account' })).toMatchObject({
      code: 'PROOF_REQUIRED',
    })
  })
})

describe('closing an account', () => {
  it('ends every session, tells by letter, and lets nobody in any more', async () => {
    const { browser, form } = await signUp(server.url)
    const other = await openBrowser(server.url)
    await other.do('logIn', form)
    await other.do('currentFairness')
    const { userStatus } = await browser.do('closeAccount', { reason: 'I have had enough.' })
    expect(userStatus.isLogged).toBe(false)
    expect(await other.refused('currentFairness')).toMatchObject({ code: 35 })
    expect((await browser.do('status')).userStatus.isLogged).toBe(false)
    expect(await browser.refused('logIn', form)).toMatchObject({ code: 'ACCOUNT_CLOSED' })
    expect(await browser.refused('logIn', { ...form, password: 'not it' })).toMatchObject({
      code: 'LOGIN_FAILED',
    })
    const letters = await rowsOf<{ template: string }>(
      server.database,
      'SELECT template FROM mail_letter WHERE recipient = $1',
      [form.email],
    )
    expect(letters).toContainEqual({ template: 'accountClosed' })
  })

  it('keeps the balance, and the name and the address taken', async () => {
    const { browser, form } = await signUp(server.url)
    const balance = async () =>
      rowsOf(
        server.database,
        `SELECT credits_posted - debits_posted AS left FROM ledger_account
         WHERE id IN (SELECT credits_account FROM wallet_purse JOIN identity_account USING (player_id) WHERE login = $1)`,
        [form.login],
      )
    const before = await balance()
    expect(before).toHaveLength(1)
    await browser.do('closeAccount')
    expect(await balance()).toEqual(before)
    expect(await browser.refused('register', form)).toMatchObject({
      invalidFields: { login: expect.any(String), email: expect.any(String) },
    })
  })

  it('needs a recent proof, and is not possible for a demo account', async () => {
    const { browser, form } = await signUp(server.url)
    server.pass(6 * 60_000)
    expect(await browser.refused('closeAccount')).toMatchObject({ code: 'PROOF_REQUIRED' })
    await browser.do('proveByPassword', { password: form.password })
    await browser.do('closeAccount')
    await server.house.seedDemo()
    const demo = await openBrowser(server.url)
    await demo.do('logIn', { login: 'demo-cash', password: 'fairhouse-demo' })
    expect(await demo.refused('closeAccount')).toMatchObject({ code: 32 })
  })
})
