import { retentionOf } from '@fairhouse/jurisdictions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { openBrowser, signUp } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { withTurns } from '../../wire/test-turns.ts'

const dayMs = 24 * 3_600_000
const keeps = retentionOf('demo')

let server: TestServer
let turn: (job: string) => Promise<void>
beforeAll(async () => {
  const told = await withTurns('privacy')
  turn = told.turn
  server = await startTestServer({ modules: told.modules })
})
afterAll(() => server.stop())

const count = async (table: string, login: string): Promise<number> => {
  const [row] = await rowsOf<{ rows: number }>(
    server.database,
    `SELECT count(*)::int AS rows FROM ${table} JOIN identity_account USING (player_id) WHERE login = $1`,
    [login],
  )
  return row?.rows ?? 0
}

const goneToday = () =>
  rowsOf<{ holding: string; rows: number; finished: boolean }>(
    server.database,
    `SELECT holding, rows, finished_at IS NOT NULL AS finished FROM privacy_retention
     WHERE day = (SELECT max(day) FROM privacy_retention) ORDER BY holding`,
  )

describe('what is kept too long', () => {
  it('goes on the day on which its time is over, and not before, each kind by its own', async () => {
    const { form } = await signUp(server.url)
    expect([
      await count('identity_session', form.login),
      await count('inbox_message', form.login),
    ]).toEqual([1, 1])
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(1)
    server.pass((keeps.signIns - 1) * dayMs)
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(1)
    server.pass(2 * dayMs)
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(0)
    expect(await goneToday()).toEqual(
      expect.arrayContaining([
        { holding: 'sign-ins', rows: 1, finished: true },
        { holding: 'browsers', rows: 1, finished: true },
        { holding: 'closed accounts', rows: 0, finished: true },
      ]),
    )
    expect(await count('identity_consent', form.login)).toBe(1)
  })

  it('is gone through once a day, and the metrics say when and how much', async () => {
    server.pass(dayMs)
    await turn('privacy retention')
    const { form } = await signUp(server.url)
    await server.database.query(
      `UPDATE identity_session SET seen_at = '2001-01-01' WHERE player_id = (SELECT player_id FROM identity_account WHERE login = $1)`,
      [form.login],
    )
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(1)
    server.pass(dayMs)
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(0)
    const text = await server.metrics.text('all')
    expect(text).toMatch(
      /fairhouse_retention_rows_total\{holding="sign-ins",kind="signIns"\} [1-9]/,
    )
    expect(text).toMatch(/fairhouse_retention_done_timestamp_seconds\{holding="sign-ins"\} \d+/)
  })

  it('counts what went once when a turn is cut short in the middle', async () => {
    const { form } = await signUp(server.url)
    await server.database.query(
      `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at, ended_at, end_reason)
       SELECT player_id, gen_random_uuid(), sha256(n::text::bytea || player_id::text::bytea), 'en', '192.0.2.1', 'x',
         '2001-01-01', '2001-01-01', '2001-01-01', 'logOut'
       FROM identity_account, generate_series(1, 2500) AS n WHERE login = $1`,
      [form.login],
    )
    server.pass(dayMs)
    await server.database.query(`
      CREATE FUNCTION cut_short() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.holding = 'sign-ins' AND NEW.rows >= 2000 THEN RAISE EXCEPTION 'the plug was pulled'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER cut_short BEFORE INSERT OR UPDATE ON privacy_retention FOR EACH ROW EXECUTE FUNCTION cut_short()`)
    await expect(turn('privacy retention')).rejects.toThrow('the plug was pulled')
    expect(await count('identity_session', form.login)).toBe(1501)
    await server.database.query(
      'DROP TRIGGER cut_short ON privacy_retention; DROP FUNCTION cut_short()',
    )
    await turn('privacy retention')
    expect(await count('identity_session', form.login)).toBe(1)
    expect(await goneToday()).toEqual(
      expect.arrayContaining([{ holding: 'sign-ins', rows: 2500, finished: true }]),
    )
  })

  it('of a closed account is all that says whose it was', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('closeAccount')
    server.pass((keeps.identity + 1) * dayMs)
    await turn('privacy retention')
    await turn('privacy erasures')
    const rows = await rowsOf(
      server.database,
      'SELECT login FROM identity_account WHERE login = $1 OR email = $2',
      [form.login, form.email],
    )
    expect(rows).toEqual([])
  })

  it('of a closed account goes, however many others wait and guests were closed before', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('closeAccount')
    await server.database.query(
      `WITH waiting AS (
         INSERT INTO identity_account (login, email, user_type, password_hash, birth_date, country, language, receive_newsletter, terms_version,
           password_changed_at, terms_agreed_at, created_at, closed_at)
         SELECT 'waits' || n, 'waits' || n || '@example.org', user_type, password_hash, birth_date, country, language, false, terms_version,
           created_at, created_at, created_at, '2001-01-01'
         FROM identity_account, generate_series(1, 1001) AS n WHERE login = $1 RETURNING player_id)
       INSERT INTO privacy_erasure (player_id, cause, state, asked_at, due_at)
       SELECT player_id, 'time', 'asked', '2001-01-01', '2999-01-01' FROM waiting`,
      [form.login],
    )
    const guest = await openBrowser(server.url)
    await guest.do('playAsGuest')
    await server.database.query(
      `UPDATE identity_account SET closed_at = '2001-01-01' WHERE is_guest`,
    )
    server.pass((keeps.identity + 1) * dayMs)
    await turn('privacy retention')
    expect(await count('privacy_erasure', form.login)).toBe(1)
    const ofGuests = `SELECT FROM privacy_erasure JOIN identity_account USING (player_id) WHERE is_guest`
    expect(await rowsOf(server.database, ofGuests)).toEqual([])
  })

  it('are tickets of support that wait for nobody here', async () => {
    const { browser, form } = await signUp(server.url)
    const open = (requestKey: string) =>
      browser.do('openSupportTicket', { requestKey, subject: 'game', text: 'Where is my round?' })
    const { ticket } = await open('ticket-that-is-over-now')
    await open('ticket-that-still-waits')
    await browser.do('closeSupportTicket', { number: ticket.number })
    server.pass((keeps.messages + 1) * dayMs)
    await turn('privacy retention')
    expect(await count('support_ticket', form.login)).toBe(1)
    await expect(server.database.query('DELETE FROM support_message')).rejects.toThrow(
      'what was said stays',
    )
  })

  it('are complaints that are over, and none that waits for an answer', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('fileComplaint', {
      requestKey: 'complaint-of-long-ago',
      subject: 'game',
      text: 'The reels stood still and the round was gone.',
    })
    server.pass((keeps.complaints + 1) * dayMs)
    await turn('privacy retention')
    expect(await count('complaints_complaint', form.login)).toBe(1)
    await expect(server.database.query('DELETE FROM complaints_step')).rejects.toThrow(
      'what was said stays',
    )
    await server.database.query(
      `UPDATE complaints_complaint SET state = 'closed', due_at = NULL
       WHERE player_id = (SELECT player_id FROM identity_account WHERE login = $1)`,
      [form.login],
    )
    server.pass(dayMs)
    await turn('privacy retention')
    expect(await count('complaints_complaint', form.login)).toBe(0)
  })
})

describe('browsers of who excluded themselves', () => {
  it('stay past their time for as long as the exclusion stands, and go with its end', async () => {
    const [excluded, free] = [await signUp(server.url), await signUp(server.url)]
    await excluded.browser.do('excludeSelf', { months: '60' })
    const left = async () => [
      await count('identity_device', excluded.form.login),
      await count('identity_device', free.form.login),
    ]
    server.pass((keeps.signIns - 1) * dayMs)
    await turn('privacy retention')
    expect(await left()).toEqual([1, 1])
    server.pass(2 * dayMs)
    await turn('privacy retention')
    expect(await left()).toEqual([1, 0])
    // Sixty months have 1 827 days at most.
    server.pass((1_828 - keeps.signIns) * dayMs)
    await turn('privacy retention')
    expect(await left()).toEqual([0, 0])
  })
})
