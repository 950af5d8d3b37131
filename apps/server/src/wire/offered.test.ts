import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Desk, openDesk, type Rule, seedSandbox, titlesOf } from '#modules/catalog'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { writeStorefront } from './test-storefront.ts'

let server: TestServer
let desk: Desk
beforeAll(async () => {
  server = await startTestServer({ storefront: writeStorefront() })
  const { database } = server
  await seedSandbox(database)
  const changed = () => Promise.resolve()
  desk = openDesk({ database, titles: titlesOf([]), by: 'another node', changed })
})
afterAll(() => server.stop())

const uri = 'castle-of-horror'
const castle = { game: 271 }
const off = (conditions: Partial<Rule>): Rule => ({
  effect: 'off',
  currencies: [],
  countries: [],
  devices: [],
  profiles: [],
  ...conditions,
})
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile Safari'

const shown = z.object({
  context: z.object({
    closedGame: z.object({ uri: z.string() }).nullable(),
    catalogue: z.object({ games: z.array(z.object({ uri: z.string() })) }),
  }),
})
/** What the page at this address was rendered from. */
async function page(path: string, browser: TestBrowser, userAgent = 'test browser') {
  const headers = { cookie: browser.cookieHeader(), 'user-agent': userAgent }
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' })
  const { context } = shown.parse(await answer.json())
  return {
    closed: context.closedGame?.uri ?? null,
    games: context.catalogue.games.map((game) => game.uri),
  }
}

const offered = async (browser: TestBrowser, game = uri) =>
  (await page('/en/games', browser)).games.includes(game)

/** Every node knows within two seconds, without being told. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 100 })

describe('a game that is off in a country', () => {
  it('is shown to nobody there, begins no round there, and is there for everybody else', async () => {
    const { browser } = await signUp(server.url)
    const visitor = await openBrowser(server.url)
    const { game, connection } = await browser.do('openGame', { uri })
    const bet = { uri, connection, stake: String(game.betLevels[0]), action: 'bet' }
    await desk.addRule(castle, off({ countries: ['DE'] }))
    await soon(async () => expect(await offered(browser)).toBe(false))
    expect(await offered(visitor)).toBe(true)
    expect((await browser.refused('openGame', { uri })).code).toBe(99)
    const refused = await browser.refused('play', { ...bet, requestKey: randomUUID() })
    expect(refused.code).toBe(99)
    expect((await page(`/en/${uri}`, browser)).closed).toBe(uri)
    await desk.removeRule(castle, off({ countries: ['DE'] }))
    await soon(async () => expect(await offered(browser)).toBe(true))
    await browser.do('play', { ...bet, requestKey: randomUUID() })
  })

  it('may be opened where a round waits, and the round be finished', async () => {
    const { browser } = await signUp(server.url)
    const { game, connection } = await browser.do('openGame', { uri })
    const fields = { uri, connection, stake: String(game.betLevels[0]) }
    const bet = () => browser.do('play', { ...fields, action: 'bet', requestKey: randomUUID() })
    // One round in eighty waits for the player.
    let { round } = await bet()
    while (round.finished) ({ round } = await bet())
    await desk.addRule(castle, off({}))
    await soon(async () => expect(await offered(browser)).toBe(false))
    const headers = { cookie: browser.cookieHeader() }
    const answer = await fetch(`${server.url}/en/${uri}`, { headers, redirect: 'manual' })
    expect(await answer.text()).toContain('page-data')
    await browser.do('openGame', { uri })
    await desk.removeRule(castle, off({}))
    await soon(async () => expect(await offered(browser)).toBe(true))
  })
})

describe('a provider’s game', () => {
  it('that is made for desks is not shown on phones, where its address says why', async () => {
    const visitor = await openBrowser(server.url)
    const onDesk = await page('/en/games', visitor)
    const onPhone = await page('/en/games', visitor, phone)
    const [missing = ''] = onDesk.games.filter((game) => !onPhone.games.includes(game))
    expect(missing).toMatch(/^Rival-/)
    expect((await page(`/en/${missing}`, visitor, phone)).closed).toBe(missing)
    expect((await page(`/en/${missing}`, visitor)).closed).toBeNull()
  })

  it('can be a favourite', async () => {
    const { browser } = await signUp(server.url)
    const { userStatus } = await browser.do('addFavorite', { gameId: '41951' })
    expect(userStatus).toMatchObject({ favoriteGames: [41_951] })
  })
})
