import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityPort } from '#modules/identity'
import type { Database } from '../platform/database.ts'
import { type PlayerId, playerId } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp } from './test-browser.ts'
import { tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function newcomer() {
  const { browser, form } = await signUp(server.url)
  return { browser, form, player: await playerOf(form.login) }
}

async function playerOf(login: string): Promise<PlayerId> {
  const question = 'SELECT player_id FROM identity_account WHERE login = $1'
  const [row] = await rowsOf<{ player_id: bigint }>(server.database, question, [login])
  return playerId(Number(row?.player_id))
}

describe('an address that a thief changed', () => {
  /** The thief moves on from his first address, so that a letter lets him take that step back. */
  async function stolen() {
    const { form, player } = await newcomer()
    const accounts = server.house.get(identityPort)
    const thiefs = `thief.${form.email}`
    await accounts.changeEmail(player, thiefs)
    const owners = (await tokenTo(server, form.email, 'emailChanged')) ?? ''
    server.pass(1)
    await accounts.changeEmail(player, `second.${form.email}`)
    return { form, player, owners, thiefs: (await tokenTo(server, thiefs, 'emailChanged')) ?? '' }
  }

  it('is taken back by its owner even after the thief has taken back a step of his own', async () => {
    const { form, owners, thiefs } = await stolen()
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token: thiefs })).state).toBe('undone')
    expect((await visitor.do('undoEmailChange', { token: owners })).state).toBe('undone')
    expect(await tokenTo(server, form.email, 'passwordRecovery')).not.toBeNull()
    expect((await visitor.do('logIn', form)).userStatus).toMatchObject({ email: form.email })
  })

  it('and taken back leaves no passkey, and no second step that is younger than the change', async () => {
    const { player, owners } = await stolen()
    await server.database.query(
      `INSERT INTO identity_passkey (credential_id, player_id, public_key, sign_count, transports, rp_id, synced, name, created_at)
       VALUES (sha256(convert_to($1::bigint::text, 'UTF8')), $1::bigint, '\\x00', 0, '{}', 'localhost', false, 'of the thief', now())`,
      [player],
    )
    server.pass(1)
    await server.database.query(
      `INSERT INTO identity_totp (player_id, sealed_secret, created_at, confirmed_at)
       VALUES ($1, '\\x00', now() + interval '1 hour', now() + interval '1 hour')`,
      [player],
    )
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token: owners })).state).toBe('undone')
    const left = await rowsOf(
      server.database,
      'SELECT player_id FROM identity_passkey WHERE player_id = $1 UNION ALL SELECT player_id FROM identity_totp WHERE player_id = $1',
      [player],
    )
    expect(left).toEqual([])
  })

  it('and taken back leaves nothing to who knows the old password', async () => {
    const { form, owners } = await stolen()
    const visitor = await openBrowser(server.url)
    await visitor.do('undoEmailChange', { token: owners })
    const thief = await openBrowser(server.url)
    await thief.do('logIn', form)
    const newPassword = 'seven quiet owls on ice'
    const change = { oldPassword: form.password, newPassword }
    const loginRequired = { code: 35 }
    expect(await thief.refused('changePassword', change)).toMatchObject(loginRequired)
    expect(
      await thief.refused('editProfile', { email: `x.${form.email}`, password: form.password }),
    ).toMatchObject(loginRequired)
    for (const call of ['closeAccount', 'beginTwoStep', 'beginPasskey'] as const)
      expect(await thief.refused(call), call).toMatchObject(loginRequired)
    const token = (await tokenTo(server, form.email, 'passwordRecovery')) ?? ''
    await visitor.do('resetPassword', { token, newPassword })
    await visitor.do('logIn', { login: form.login, password: newPassword })
  })

  it('and taken back leaves the second step that was there before', async () => {
    const { form, player } = await newcomer()
    await server.database.query(
      `INSERT INTO identity_totp (player_id, sealed_secret, created_at, confirmed_at)
       VALUES ($1, '\\x00', now() - interval '1 hour', now() - interval '1 hour')`,
      [player],
    )
    await server.house.get(identityPort).changeEmail(player, `thief.${form.email}`)
    const token = (await tokenTo(server, form.email, 'emailChanged')) ?? ''
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('undoEmailChange', { token })).state).toBe('undone')
    expect(await visitor.refused('logIn', form)).toMatchObject({ code: 'OTP_REQUIRED' })
  })
})

describe('a login under way', () => {
  /** Logs in with the right password, and has `meanwhile` happen between the account being read and the session being begun. */
  async function logInDuring(form: { login: string; password: string }, meanwhile: () => unknown) {
    const thief = await openBrowser(server.url, '192.0.2.77')
    let login: ReturnType<typeof thief.ask> | undefined
    await server.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE identity_login_attempt IN ACCESS EXCLUSIVE MODE')
      login = thief.ask('logIn', form)
      await untilSomebodyWaits(server.database)
      await meanwhile()
    })
    return (await login)?.body
  }

  it('does not outlive a change of password', async () => {
    const { form, player } = await newcomer()
    const changed = logInDuring(form, () =>
      server.database.query('UPDATE identity_account SET password_hash = $2 WHERE player_id = $1', [
        player,
        '$argon2id$of another password',
      ]),
    )
    expect(await changed).toMatchObject({ status: 0, code: 'LOGIN_FAILED' })
    expect(await openSessionsOf(player)).toBe(1)
  })

  it('does not outlive the account', async () => {
    const { browser, form, player } = await newcomer()
    const closed = logInDuring(form, () => browser.do('closeAccount'))
    expect(await closed).toMatchObject({ status: 0 })
    expect(await openSessionsOf(player)).toBe(0)
  })
})

async function openSessionsOf(player: PlayerId): Promise<number> {
  const question = 'SELECT FROM identity_session WHERE player_id = $1 AND ended_at IS NULL'
  return (await rowsOf(server.database, question, [player])).length
}

async function untilSomebodyWaits(database: Database): Promise<void> {
  const question = `
    SELECT FROM pg_locks
    WHERE NOT granted AND relation = 'identity_login_attempt'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  while ((await rowsOf(database, question)).length === 0);
}
