import { erasureDays } from '@fairhouse/contract/erasure-choices'
import { retentionOf } from '@fairhouse/jurisdictions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { openBrowser, newPlayer, signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { withTurns } from '../../wire/test-turns.ts'
import { identityPort } from '../identity/index.ts'
import { erasedIn } from './store/erased.ts'
import { erasureOf, type StoredErasure } from './store/erasures.ts'

const dayMs = 24 * 3_600_000

let server: TestServer
let turn: (job: string) => Promise<void>
beforeAll(async () => {
  const told = await withTurns('privacy')
  turn = told.turn
  server = await startTestServer({ mailbox: true, modules: told.modules })
})
afterAll(() => server.stop())

/** What a person says of themselves, each to be found nowhere afterwards. */
const canaries = {
  firstName: 'Quillanova',
  lastName: 'Zephyrbrook',
  phone: '+49 30 901820',
  streetAddress: 'Canary Row 77',
  apartment: 'Loft Xylo',
  city: 'Canarystadt',
  postalCode: '10179',
}

async function somebody(over: Readonly<Record<string, string>> = {}) {
  const browser = await openBrowser(server.url, '198.51.100.77')
  const form = { ...newPlayer(), ...over }
  await browser.do('register', form)
  return { browser, form, player: await numberOf(form.login) }
}

async function numberOf(login: string) {
  const [row] = await rowsOf<{ id: number }>(
    server.database,
    'SELECT player_id::float8 AS id FROM identity_account WHERE login = $1',
    [login],
  )
  return playerId(row?.id ?? 0)
}

const erasure = async (player: ReturnType<typeof playerId>): Promise<StoredErasure> => {
  const found = await erasureOf(server.database, player)
  if (!found) throw new Error('there is no erasure')
  return found
}

/** Rows of every table of the database in which a text stands. The mailbox of a demo is not the house's: it is where letters arrive. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    server.database,
    `SELECT relname AS name FROM pg_class JOIN pg_namespace AS space ON space.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND nspname = 'public' AND relname <> 'mail_captured'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await rowsOf<{ there: boolean }>(
      server.database,
      `SELECT EXISTS (SELECT FROM ${name} AS held WHERE position(lower($1) IN lower(held::text)) > 0) AS there`,
      [text],
    )
    if (row?.there) found.push(name)
  }
  return found
}

async function untilDone(player: ReturnType<typeof playerId>, state: string): Promise<void> {
  await expect
    .poll(
      async () => {
        server.pass(2 * 60_000)
        await turn('privacy erasures')
        return (await erasure(player)).state
      },
      { timeout: 20_000 },
    )
    .toBe(state)
}

describe('the data of a player', () => {
  it('are erased seven days after they asked, told before and after, and nothing of them is left in any table', async () => {
    const { browser, form, player } = await somebody(canaries)
    const { connection, game } = await browser.do('openGame', { uri: 'castle-of-horror' })
    await browser.do('play', {
      uri: game.uri,
      connection,
      requestKey: 'a'.repeat(20),
      stake: String(game.betLevels[0]),
      action: 'bet',
    })
    const [fileId, complaint] = ['file-of-a-canary-bird', 'Where did my Canarystake go?']
    await browser.do('supportFile', {
      fileId,
      piece: '1',
      pieces: '1',
      content: Buffer.from('89504e470d0a1a0a010203', 'hex').toString('base64url'),
    })
    await browser.do('openSupportTicket', {
      requestKey: 'ticket-of-an-erasure',
      subject: 'game',
      text: complaint,
      files: [fileId],
    })
    const said = [form.login, form.email, '198.51.100.77', fileId, complaint]
    said.push(...Object.values(canaries))
    expect(await tablesWith(canaries.lastName)).toEqual(['identity_account'])
    const { erasure: before } = await browser.do('erasure')
    expect(before).toEqual({ asked: null, waits: [], keptYears: null })
    const { erasure: asked } = await browser.do('askErasure')
    await browser.do('askErasure')
    expect(asked.asked?.dueAt).toBeDefined()
    await turn('privacy erasures')
    expect((await erasure(player)).state).toBe('asked')
    const lettersTo = async () => {
      // They may be of one moment: the clock of the house stands.
      const question = 'SELECT template FROM mail_captured WHERE recipient = $1 ORDER BY template'
      const rows = await rowsOf<{ template: string }>(server.database, question, [form.email])
      return rows.map(({ template }) => template)
    }
    // A letter that is days late is not sent.
    await expect.poll(lettersTo, { timeout: 20_000 }).toEqual(['erasureAhead', 'verifyEmail'])

    server.pass(erasureDays * dayMs + 60_000)
    await untilDone(player, 'done')
    for (const text of said) expect([text, await tablesWith(text)]).toEqual([text, []])
    expect((await (await openBrowser(server.url)).refused('logIn', form)).code).toBe('LOGIN_FAILED')
    expect(await lettersTo()).toEqual(['accountErased', 'erasureAhead', 'verifyEmail'])
  })

  it('leave a proof of each part that went, which nobody can change', async () => {
    const { browser, player } = await somebody()
    await browser.do('askErasure')
    server.pass(erasureDays * dayMs + 60_000)
    await untilDone(player, 'done')
    const { id } = await erasure(player)
    const parts = await erasedIn(server.database, id)
    expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1))
    expect(parts.map(({ holding }) => holding)).toEqual(
      expect.arrayContaining(['letters', 'sign-ins', 'browsers', 'messages', 'account', 'person']),
    )
    expect(new Set(parts.map(({ digest }) => digest)).size).toBe(parts.length)
    for (const { digest } of parts) expect(digest).toMatch(/^[0-9a-f]{64}$/)
    await expect(
      server.database.query('DELETE FROM privacy_erased WHERE erasure_id = $1', [id]),
    ).rejects.toThrow('what was proven stays')
  })

  it('stay when it is called off, and can be asked for again', async () => {
    const { browser, player } = await somebody()
    await browser.do('askErasure')
    expect((await browser.do('keepAccount')).erasure.asked).toBeNull()
    server.pass(20 * 60_000)
    await turn('privacy erasures')
    expect(await erasureOf(server.database, player)).toBeNull()
    expect((await browser.do('status')).userStatus.isLogged).toBe(true)
    expect((await browser.refused('askErasure')).code).toBe('PROOF_REQUIRED')
  })

  it('wait while money or a complaint is still to be settled, and go once it is', async () => {
    const rich = await somebody({ userType: '1' })
    expect((await rich.browser.do('erasure')).erasure.waits).toEqual(['money'])
    const { browser, player } = await somebody()
    await browser.do('fileComplaint', {
      requestKey: 'complaint-of-an-erasure',
      subject: 'game',
      text: 'The reels stood still and the round was gone.',
    })
    const { erasure: asked } = await browser.do('askErasure')
    expect(asked.waits).toEqual(['complaint'])
    server.pass(erasureDays * dayMs + 60_000)
    await turn('privacy erasures')
    expect(await erasure(player)).toMatchObject({ state: 'asked', waits: ['complaint'] })
    const open = `SELECT FROM identity_session WHERE player_id = $1 AND ended_at IS NULL`
    expect((await server.database.query(open, [player])).rowCount).toBe(1)
    await server.database.query(
      `UPDATE complaints_complaint SET state = 'closed', due_at = NULL WHERE player_id = $1`,
      [player],
    )
    server.pass(3_600_000)
    await untilDone(player, 'done')
    expect((await server.database.query(open, [player])).rowCount).toBe(0)
  })

  it('keep name and birth date without a way to reach anybody for as long as an exclusion stands', async () => {
    const person = { firstName: 'Ottoline', lastName: 'Vanterpool', birthDate: '1971-03-09' }
    const { browser, form, player } = await somebody(person)
    await browser.do('excludeSelf', { months: '6' })
    expect((await browser.do('erasure')).erasure.keptYears).toBe(
      Math.round(retentionOf('demo').identity / 365),
    )
    await browser.do('askErasure')
    server.pass(erasureDays * dayMs + 60_000)
    await untilDone(player, 'held')
    expect(await tablesWith(form.email)).toEqual([])
    expect(await tablesWith('Vanterpool')).toEqual(['identity_account'])
    // The same person is still recognised, and let in nowhere.
    const again = await somebody({ ...person, lastName: 'vanterpool' })
    const { protection } = await again.browser.do('readProtection')
    expect(protection.pause?.kind).toBe('selfExclusion')
    server.pass(366 * dayMs)
    await untilDone(player, 'done')
    const [row] = await rowsOf<{ last_name: string | null }>(
      server.database,
      'SELECT last_name FROM identity_account WHERE player_id = $1',
      [player],
    )
    expect(row?.last_name).toBeNull()
  })

  it('of who excluded themselves without a name leave the browser by which they are recognised', async () => {
    const { login, email, password, userType, birthDate, acceptTerms } = newPlayer()
    const form = { login, email, password, userType, birthDate, acceptTerms }
    const browser = await openBrowser(server.url)
    await browser.do('register', form)
    await browser.do('excludeSelf', { months: '6' })
    const player = await numberOf(login)
    await browser.do('askErasure')
    server.pass(erasureDays * dayMs + 60_000)
    await untilDone(player, 'held')
    await server.house.get(identityPort).sweep()
    await browser.ask('status')
    await browser.do('register', { ...form, login: `${login}2`, email: `2${email}` })
    const { protection } = await browser.do('readProtection')
    expect(protection.pause?.kind).toBe('selfExclusion')
  })

  it('go on from where a turn was cut short, and are proven once', async () => {
    const { browser, player } = await somebody()
    await browser.do('askErasure')
    server.pass(erasureDays * dayMs + 60_000)
    // The database is taken away in the middle: the third part cannot be written.
    await server.database.query(`
      CREATE FUNCTION cut_short() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.number = 3 THEN RAISE EXCEPTION 'the plug was pulled'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER cut_short BEFORE INSERT ON privacy_erased FOR EACH ROW EXECUTE FUNCTION cut_short()`)
    await expect(turn('privacy erasures')).rejects.toThrow('the plug was pulled')
    const { id, state } = await erasure(player)
    expect(state).toBe('erasing')
    const first = await erasedIn(server.database, id)
    expect(first).toHaveLength(2)
    await server.database.query(
      'DROP TRIGGER cut_short ON privacy_erased; DROP FUNCTION cut_short()',
    )
    await untilDone(player, 'done')
    const parts = await erasedIn(server.database, id)
    expect(parts.slice(0, 2)).toEqual(first)
    const names = parts.map(({ holding }) => holding).filter((name) => name !== 'letters')
    expect(new Set(names).size).toBe(names.length)
  })

  it('of others go on when one fails', async () => {
    const [broken, whole] = [await somebody(), await somebody()]
    await broken.browser.do('askErasure')
    server.pass(60_000)
    await whole.browser.do('askErasure')
    server.pass(erasureDays * dayMs + 60_000)
    await server.database.query(`
      CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF OLD.player_id = ${broken.player} THEN RAISE EXCEPTION 'this one is broken'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_one BEFORE UPDATE OF closed_at ON identity_account FOR EACH ROW EXECUTE FUNCTION break_one()`)
    await expect(turn('privacy erasures')).rejects.toThrow('this one is broken')
    await server.database.query(
      'DROP TRIGGER break_one ON identity_account; DROP FUNCTION break_one()',
    )
    expect((await erasure(whole.player)).state).toBe('erasing')
    await untilDone(broken.player, 'done')
  })

  it('of an account that is everybody’s are not erased', async () => {
    await server.house.seedDemo()
    const browser = await openBrowser(server.url)
    await browser.do('logIn', { login: 'demo-cash', password: 'fairhouse-demo' })
    expect((await browser.refused('askErasure')).code).toBe(32)
  })
})

describe('consents', () => {
  const kinds = async (browser: TestBrowser) =>
    (await browser.do('consents')).consents.map(({ what, given, by }) => [what, given, by])

  it('are written down with their text and time when they are given and taken back, once each', async () => {
    const { browser } = await signUp(server.url)
    expect(await kinds(browser)).toEqual([['terms', true, 'player']])
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    await browser.do('noteOutsideConsent', { chat: '1' })
    await browser.do('noteOutsideConsent', { chat: '1' })
    await browser.do('noteOutsideConsent', {})
    expect((await kinds(browser)).toSorted(byText)).toEqual(
      [
        ['terms', true, 'player'],
        ['news', true, 'player'],
        ['chat', true, 'player'],
        ['analytics', false, 'player'],
        ['reporting', false, 'player'],
        ['chat', false, 'player'],
      ].toSorted(byText),
    )
    const { rows } = await browser.do('ownData', { part: 'consents' })
    expect(rows).toHaveLength(6)
    for (const row of rows) {
      expect(row['version']).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(row['at']).toMatch(/^\d{4}-.*Z$/)
    }
  })

  it('are one row each, whoever gives them in two tabs at once', async () => {
    const { browser } = await signUp(server.url)
    const said = { chat: '1', analytics: '1', reporting: '1' }
    await Promise.all(Array.from({ length: 6 }, () => browser.ask('noteOutsideConsent', said)))
    expect(await kinds(browser)).toHaveLength(4)
  })

  it('of a guest to the terms are written down', async () => {
    const browser = await openBrowser(server.url)
    await browser.do('playAsGuest')
    const { player_id: player } = (
      await rowsOf<{ player_id: bigint }>(
        server.database,
        'SELECT player_id FROM identity_account WHERE is_guest ORDER BY player_id DESC LIMIT 1',
      )
    )[0] ?? { player_id: 0n }
    expect(await consentRows(player)).toEqual([{ what: 'terms', given: true, by: 'player' }])
  })

  it('to news end when the account is closed', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    await browser.do('closeAccount')
    const rows = await consentRows(await numberOf(form.login))
    expect(rows.at(-1)).toEqual({ what: 'news', given: false, by: 'player' })
  })

  it('to news end with a self-exclusion, by the house', async () => {
    const { browser } = await signUp(server.url)
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    await browser.do('excludeSelf', { months: '6' })
    expect((await kinds(browser))[0]).toEqual(['news', false, 'house'])
  })
})

const consentRows = (player: number | bigint) =>
  rowsOf<{ what: string; given: boolean; by: string }>(
    server.database,
    'SELECT what, given, by FROM identity_consent WHERE player_id = $1 ORDER BY consent_id',
    [player],
  )

function byText(left: unknown, right: unknown): number {
  return String(left).localeCompare(String(right))
}
