import { join } from 'node:path'
import { calls, type CallName } from '@fairhouse/contract/calls/all'
import { isAllowedForGuests } from '@fairhouse/contract/rights-of-guests'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writePlaceFile } from '../modules/compliance/places/testing/write-place-file.ts'
import { idleGuestsKeptMs } from '../modules/identity/guests/sweep-guests.ts'
import { identityPort, inDoubt } from '../modules/identity/index.ts'
import { playerId } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { emptyBrowser, newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 100 })
})
afterAll(() => server.stop())

const castle = 'castle-of-horror'

/** A browser whose guest is signed in. */
async function guest(url = server.url, address?: string) {
  const browser = await openBrowser(url, address)
  const { userStatus } = await browser.do('playAsGuest', { source: '/en/castle-of-horror' })
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return { browser, login: userStatus.login }
}

async function bet(browser: TestBrowser): Promise<void> {
  const { connection, game } = await browser.do('openGame', { uri: castle })
  const stake = String(game.betLevels[0])
  const requestKey = crypto.randomUUID()
  await browser.do('play', { uri: castle, connection, requestKey, stake, action: 'bet' })
}

const statusOf = async (browser: TestBrowser) => {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus
}

const accountOf = async (login: string) => {
  const question = `
    SELECT player_id::int AS player, email, is_guest, guest_played, closed_at IS NOT NULL AS closed, country
    FROM identity_account WHERE login = $1`
  type Row = {
    player: number
    email: string | null
    is_guest: boolean
    guest_played: boolean
    closed: boolean
    country: string
  } // prettier-ignore
  const [row] = await rowsOf<Row>(server.database, question, [login])
  if (!row) throw new Error(`no account is called ${login}`)
  return row
}

/** The login of a new account. */
async function signedUp(): Promise<string> {
  const form = shortForm()
  await (await openBrowser(server.url)).do('register', form)
  return form.login
}

/** A new player's form as it is for play money at least. */
function shortForm() {
  const { login, email, password, userType, birthDate, acceptTerms } = newPlayer()
  return { login, email, password, userType, birthDate, acceptTerms }
}

describe('a guest', () => {
  it('has a name, credits and a way to the game that was pressed', async () => {
    const browser = await openBrowser(server.url)
    const entered = await browser.do('playAsGuest', { source: '/en/castle-of-horror' })
    expect(entered.redirect).toBe('/en/castle-of-horror')
    expect(entered.userStatus).toMatchObject({
      isLogged: true,
      isGuest: true,
      userType: 2,
      email: '',
      creditsFreePlay: 1_000_000,
      userFlags: { verifyContactEmail: false, terms: false },
    })
    await bet(browser)
    expect((await browser.do('gameHistory', { uri: castle, page: '1' })).total).toBe(1)
  })

  it('is the same one when the browser comes back, in two tabs and after signing out', async () => {
    const { browser, login } = await guest()
    expect((await statusOf(browser)).login).toBe(login)
    await browser.do('playAsGuest')
    expect((await statusOf(browser)).login).toBe(login)
    await browser.do('logOut')
    const answers = await Promise.all([browser.ask('playAsGuest'), browser.ask('playAsGuest')])
    expect(answers.map(({ body }) => body['status'])).toEqual([1, 1])
    for (const { body } of answers) expect(body['userStatus']).toMatchObject({ login })
    expect((await statusOf(browser)).login).toBe(login)
  })

  it('is another one in another browser that has the same cookies', async () => {
    const { browser, login } = await guest()
    const copy = emptyBrowser(server.url)
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    await browser.do('logOut')
    await copy.do('status')
    const { body } = await copy.ask('playAsGuest', {}, { headers: { 'user-agent': 'Firefox/9' } })
    expect(body['userStatus']).toMatchObject({ isGuest: true })
    expect(body['userStatus']).not.toMatchObject({ login })
  })

  const withheld = Object.keys(calls)
    .filter((name): name is CallName => name in calls)
    .filter((name) => calls[name].who === 'player' && !isAllowedForGuests(name))

  it('is asked to open an account for everything else', async () => {
    const { browser } = await guest()
    for (const name of withheld)
      expect([name, await browser.refused(name, {})]).toMatchObject([
        name,
        { code: 'ACCOUNT_FIRST' },
      ])
    expect(withheld).toEqual(
      expect.arrayContaining(['depositProcess', 'claimBonusCode', 'promos', 'receiveNewsletter']),
    )
  })

  it('is among those to whom nothing is given', async () => {
    const { login } = await guest()
    const { player } = await accountOf(login)
    const member = await accountOf(await signedUp())
    const both = [player, member.player].map(playerId)
    const isInDoubt = await inDoubt(server.database, both, 0)
    expect(both.map((one) => isInDoubt(one))).toEqual([true, false])
  })

  it('gets no email and no welcome letter', async () => {
    const { login } = await guest()
    const { player } = await accountOf(login)
    const letters = await rowsOf(server.database, 'SELECT FROM mail_letter WHERE player_id = $1', [
      player,
    ])
    expect(letters).toEqual([])
  })

  it('of one browser is new three times a day at most', async () => {
    const { browser } = await guest()
    for (let time = 0; time < 2; time++) {
      await browser.do('register', shortForm())
      await browser.do('logOut')
      await browser.do('playAsGuest')
    }
    await browser.do('register', shortForm())
    await browser.do('logOut')
    expect(await browser.refused('playAsGuest')).toMatchObject({ code: 33 })
    server.pass(25 * 60 * 60_000)
    await browser.do('status')
    expect((await browser.do('playAsGuest')).userStatus).toMatchObject({ isGuest: true })
  })
})

describe('a guest who signs up', () => {
  it('keeps player, credits, favorites, history and seeds', async () => {
    const { browser, login } = await guest()
    await bet(browser)
    const { game } = await browser.do('openGame', { uri: castle })
    await browser.do('addFavorite', { gameId: String(game.id) })
    const before = await statusOf(browser)
    const fairness = await browser.do('currentFairness')
    const { player } = await accountOf(login)

    const form = shortForm()
    const { userStatus } = await browser.do('register', form)
    expect(userStatus).toMatchObject({
      isGuest: false,
      login: form.login,
      email: form.email,
      creditsFreePlay: before.creditsFreePlay,
      favoriteGames: before.favoriteGames,
      userFlags: { verifyContactEmail: true },
    })
    expect(await accountOf(form.login)).toMatchObject({ player, is_guest: false, country: 'ZZ' })
    expect((await browser.do('gameHistory', { uri: castle, page: '1' })).total).toBe(1)
    expect(await browser.do('currentFairness')).toEqual(fairness)
    await bet(browser)
    await browser.do('readProfile')

    await browser.do('logOut')
    await browser.do('logIn', { login: form.login, password: form.password })
    expect((await statusOf(browser)).login).toBe(form.login)
  })

  it('leaves behind whoever had copied their cookies', async () => {
    const { browser } = await guest()
    const copy = emptyBrowser(server.url)
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    await copy.do('logOut')
    await copy.do('playAsGuest')
    await browser.do('playAsGuest')
    const device = copy.jar.get('__Host-device')
    const form = shortForm()
    await browser.do('register', form)
    expect((await copy.do('status')).userStatus.isLogged).toBe(false)
    expect(device).toBeDefined()
    expect(browser.jar.get('__Host-device')).not.toBe(device)
    expect((await statusOf(browser)).login).toBe(form.login)
    const { player } = await accountOf(form.login)
    const known = await rowsOf(
      server.database,
      `SELECT FROM identity_device WHERE player_id = $1 AND browser <> ''`,
      [player],
    )
    expect(known).toHaveLength(1)
  })

  it('becomes one account, however many tabs ask', async () => {
    const { browser, login } = await guest()
    const { player } = await accountOf(login)
    const [one, other] = [shortForm(), shortForm()]
    const answers = await Promise.all([
      browser.ask('register', one),
      browser.ask('register', other),
    ])
    const codes = answers.map(({ body }) => body['code'] ?? 'ok')
    expect(new Set(codes)).toEqual(new Set([32, 'ok']))
    const rows = await rowsOf(
      server.database,
      'SELECT FROM identity_account WHERE login = ANY($1)',
      [[one.login, other.login]],
    )
    expect(rows).toHaveLength(1)
    const [kept] = await rowsOf<{ is_guest: boolean }>(
      server.database,
      'SELECT is_guest FROM identity_account WHERE player_id = $1',
      [player],
    )
    expect(kept).toEqual({ is_guest: false })
  })

  it('is told what is taken, and stays a guest', async () => {
    const taken = shortForm()
    await (await openBrowser(server.url)).do('register', taken)
    const { browser, login } = await guest()
    const refused = await browser.refused('register', { ...shortForm(), login: taken.login })
    expect(refused.invalidFields).toHaveProperty('login')
    expect(await statusOf(browser)).toMatchObject({ login, isGuest: true })
  })

  it('for dollars is another player, and needs a country', async () => {
    const { browser, login } = await guest()
    const form = { ...shortForm(), userType: '1' }
    const refused = await browser.refused('register', form)
    expect(refused.invalidFields).toHaveProperty('country')
    await browser.do('register', { ...form, country: 'DE' })
    expect(await statusOf(browser)).toMatchObject({ userType: 1, isGuest: false })
    expect(await accountOf(login)).toMatchObject({ is_guest: true })
  })
})

describe('who holds themself in', () => {
  it('does not go on beside their account as a guest', async () => {
    const browser = await openBrowser(server.url)
    await browser.do('register', shortForm())
    await browser.do('excludeSelf', { months: '6' })
    await browser.do('logOut')
    expect(await browser.refused('playAsGuest')).toMatchObject({ code: 'GUESTS_NOT_HERE' })
  })

  it('stays excluded when they open another account without a name in the same browser', async () => {
    const browser = await openBrowser(server.url)
    await browser.do('register', shortForm())
    await browser.do('excludeSelf', { months: '6' })
    await browser.do('logOut')
    await browser.do('register', shortForm())
    const { protection } = await browser.do('readProtection')
    expect(protection.pause).toMatchObject({ kind: 'selfExclusion' })
    expect(await browser.refused('openGame', { uri: castle })).toMatchObject({ code: 'ON_PAUSE' })
  })

  it('is recognized by the name that a profile says later', async () => {
    const names = { firstName: 'Ada', lastName: 'Excluded' }
    const excluded = await openBrowser(server.url)
    await excluded.do('register', { ...shortForm(), ...names })
    await excluded.do('excludeSelf', { months: '6' })
    const browser = await openBrowser(server.url)
    await browser.do('register', shortForm())
    expect((await browser.do('readProtection')).protection.pause).toBeNull()
    await browser.do('editProfile', names)
    expect((await browser.do('readProtection')).protection.pause).toMatchObject({
      kind: 'selfExclusion',
    })
  })

  it.each([
    ['a session limit', 'setSession', { minutes: '60' }],
    ['games turned off', 'blockGames', { kind: 'slot', blocked: '1' }],
  ] as const)('by %s does not go on as a guest either', async (_, call, fields) => {
    const browser = await openBrowser(server.url)
    await browser.do('register', shortForm())
    await browser.do(call, fields)
    await browser.do('logOut')
    expect(await browser.refused('playAsGuest')).toMatchObject({ code: 'GUESTS_NOT_HERE' })
  })

  it('as a guest is held in with an account for dollars, signed out before or not', async () => {
    const dollars = () => ({ ...shortForm(), userType: '1', country: 'DE' })
    const { browser } = await guest()
    await browser.do('setSession', { minutes: '60' })
    await browser.do('takeTimeOut', { hours: '24' })
    await browser.do('register', dollars())
    const { protection } = await browser.do('readProtection')
    expect(protection).toMatchObject({ pause: { kind: 'timeOut' }, session: { minutes: 60 } })
    const excluded = await guest()
    await excluded.browser.do('excludeSelf', { months: '6' })
    await excluded.browser.do('logOut')
    await excluded.browser.do('register', dollars())
    expect((await excluded.browser.do('readProtection')).protection.pause).toMatchObject({
      kind: 'selfExclusion',
    })
  })

  it('as a guest keeps limits of play money as the same figures of dollars, and no wish for looser ones', async () => {
    const { browser } = await guest()
    await browser.do('setLimit', { kind: 'loss', period: 'day', most: '5000' })
    await browser.do('setLimit', { kind: 'stake', period: 'week', most: '20000' })
    // A looser one is a wish, which stays behind.
    await browser.do('setLimit', { kind: 'loss', period: 'day', most: '900000' })
    const of = async () => {
      const { protection } = await browser.do('readProtection')
      return protection.limits.map(({ kind, period, most, wish }) => ({
        kind,
        period,
        most,
        wish: wish !== null,
      }))
    }
    const asGuest = await of()
    expect(asGuest).toContainEqual({ kind: 'loss', period: 'day', most: 5_000, wish: true })
    await browser.do('register', { ...shortForm(), userType: '1', country: 'DE' })
    expect(await of()).toEqual(asGuest.map((limit) => ({ ...limit, wish: false })))
  })

  it('as a guest takes the pause along into the account', async () => {
    const { browser } = await guest()
    await browser.do('takeTimeOut', { hours: '24' })
    await browser.do('logOut')
    await browser.do('playAsGuest')
    expect(await browser.refused('openGame', { uri: castle })).toMatchObject({ code: 'ON_PAUSE' })
    await browser.do('register', shortForm())
    expect(await browser.refused('openGame', { uri: castle })).toMatchObject({ code: 'ON_PAUSE' })
  })
})

describe('places', () => {
  it('that ask for a proof of age take no guests, nor does a house that cannot tell the place', async () => {
    const placesFile = join(inject('scratchFolder'), 'guests-by-wire.mmdb')
    writePlaceFile(placesFile, {
      101: { country: { iso_code: 'GB' } },
      102: { country: { iso_code: 'MT' } },
    })
    const maltese = await startTestServer({ licence: 'mt', demo: false, placesFile })
    const blind = await startTestServer({ licence: 'mt', demo: false })
    try {
      const british = await openBrowser(maltese.url, '101.0.0.7')
      expect(await british.refused('playAsGuest')).toMatchObject({ code: 'GUESTS_NOT_HERE' })
      const { browser } = await guest(maltese.url, '102.0.0.7')
      await bet(browser)
      const anywhere = await openBrowser(blind.url, '102.0.0.7')
      expect(await anywhere.refused('playAsGuest')).toMatchObject({ code: 'GUESTS_NOT_HERE' })
      expect([maltese, blind].map(({ house }) => house.pageValues.features().guestPlay)).toEqual([
        true,
        false,
      ])
    } finally {
      await Promise.all([maltese.stop(), blind.stop()])
    }
  })
})

it('the sweep removes guests who never played, and leaves those who did', async () => {
  const [idle, played] = [await guest(), await guest()]
  await bet(played.browser)
  const ask = { requestKey: crypto.randomUUID(), subject: 'other', text: 'My name is Ida.' }
  await idle.browser.do('openSupportTicket', ask)
  const sweep = () => server.house.get(identityPort).sweep()
  await sweep()
  expect(await accountOf(idle.login)).toMatchObject({ closed: false })
  server.pass(idleGuestsKeptMs + 60_000)
  await sweep()
  const gone = await accountOf(idle.login)
  expect(gone).toMatchObject({ closed: true })
  expect(await accountOf(played.login)).toMatchObject({ closed: false, guest_played: true })
  const traces = await rowsOf(
    server.database,
    `SELECT address FROM identity_session WHERE player_id = $1 AND address || user_agent <> ''
     UNION ALL SELECT browser FROM identity_device WHERE player_id = $1
     UNION ALL SELECT text FROM support_ticket JOIN support_message USING (ticket_id) WHERE player_id = $1`,
    [gone.player],
  )
  expect(traces).toEqual([])
  await idle.browser.do('status')
  expect((await idle.browser.do('playAsGuest')).userStatus).not.toMatchObject({ login: idle.login })
  await played.browser.ask('status')
  expect((await played.browser.do('playAsGuest')).userStatus).toMatchObject({
    login: played.login,
  })
})

it.each([
  ['another name', `UPDATE identity_account SET login = login || '2' WHERE player_id = $1`],
  ['to be a guest again', 'UPDATE identity_account SET is_guest = true WHERE player_id = $1'],
  ['another address', `UPDATE identity_session SET address = '8.8.8.8' WHERE player_id = $1`],
])('the database gives an account no %s', async (_, statement) => {
  const { browser } = await guest()
  const form = shortForm()
  await browser.do('register', form)
  const { player } = await accountOf(form.login)
  await expect(server.database.query(statement, [player])).rejects.toThrow(/stays/)
})

it('an address that makes guest after guest is challenged', async () => {
  const guarded = await startTestServer({ challenge: 'auto', rateLimitScale: 1 })
  try {
    // Test browsers are odd programs, of which eight accounts an hour are borne.
    for (let time = 0; time < 8; time++) await guest(guarded.url)
    const next = await openBrowser(guarded.url)
    await expect(next.ask('playAsGuest')).rejects.toThrow('not valid JSON')
    await guest(guarded.url, '198.51.100.77')
  } finally {
    await guarded.stop()
  }
})
