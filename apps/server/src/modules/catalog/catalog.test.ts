import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { anybody, type Catalog, type Seated } from './catalog.ts'
import { discoverTitles } from './discover-titles.ts'
import type { Audience, Rule } from './rules.ts'
import { noon, openCatalog } from './testing/test-catalog.ts'
import { type Title, titlesOf } from './titles.ts'

const castle = async (): Promise<Title> => {
  const { titles } = await discoverTitles()
  const title = titles.find(({ manifest }) => manifest.uri === 'castle-of-horror')
  if (!title) throw new Error('Castle of Horror is not offered')
  return title
}

const everywhere: Rule = { effect: 'off', currencies: [], countries: [], devices: [], profiles: [] }
const german: Seated = { currency: 'USD', account: { country: 'DE' } }

describe('discovering', () => {
  it('finds Castle of Horror with a certificate of just its rules', async () => {
    const { manifest, rules, certificate } = await castle()
    expect(manifest).toMatchObject({ id: 271, category: 1281, hasImagePreview: false })
    expect(certificate.hash).toBe(rules.hash)
  })

  it('does not offer a folder without a certificate, and says why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'unproven'))
    await writeFile(join(folder, 'unproven', 'manifest.ts'), 'export const manifest = {}')
    expect(await discoverTitles(folder)).toEqual({
      titles: [],
      unoffered: [{ uri: 'unproven', reason: 'it has no certificate' }],
    })
  })

  it('does not offer rules other than the certified ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { manifest, certificate } = await castle()
    await mkdir(join(folder, manifest.uri))
    const write = (file: string, text: string) => writeFile(join(folder, manifest.uri, file), text)
    await write('manifest.ts', `export const manifest = ${JSON.stringify(manifest)}`)
    await write('math.ts', `export const game = { hash: 'other', open() {}, act() {} }`)
    await write('certificate.json', JSON.stringify(certificate))
    const { unoffered } = await discoverTitles(folder)
    expect(unoffered[0]?.reason).toBe('its certificate is of other rules than those it has now')
  })

  it('does not offer a title that is proven but not drawn', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { manifest, certificate } = await castle()
    await mkdir(join(folder, manifest.uri))
    const write = (file: string, text: string) => writeFile(join(folder, manifest.uri, file), text)
    await write('manifest.ts', `export const manifest = ${JSON.stringify(manifest)}`)
    await write(
      'math.ts',
      `export const game = { hash: '${certificate.hash}', open() {}, act() {} }`,
    )
    await write('certificate.json', JSON.stringify(certificate))
    const { titles, unoffered } = await discoverTitles(folder)
    expect(titles).toEqual([])
    expect(unoffered[0]?.reason).toBe('it is not drawn: it has no client/index.ts')
  })

  it('refuses two titles with one id', async () => {
    const title = await castle()
    expect(() => titlesOf([title, title])).toThrow('same id or uri')
  })
})

describe('the catalog', () => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await cloneDatabase()
    database = openDatabase({
      connectionString: test.connectionString,
      poolSize: 2,
      onFault: () => undefined,
    })
  })
  afterAll(async () => {
    await database.end()
    await test.drop()
  })

  const opened = async (tellChanged?: () => void) =>
    openCatalog(database, { titles: [await castle()], ...(tellChanged && { tellChanged }) })
  const idsOf = (catalog: Catalog, audience: Partial<Audience> = {}) =>
    catalog.offered({ ...anybody, ...audience }).games.map(({ id }) => id)
  const castleOff = [{ game: 271 }, everywhere] as const

  it('lists a game as the lobby shows it', async () => {
    const [game] = (await opened()).offered(anybody).games
    expect(game).toMatchObject({
      id: 271,
      uri: 'castle-of-horror',
      provider: 1,
      badges: [1],
      mechanics: ['lines', 'expandingWilds', 'pick', 'freeSpins', 'stickyWilds'],
      minStake: 25,
      maxStake: 10_000,
      maxWinX: 2500,
      sandbox: false,
      art: { stamp: 'castle-of-horror' },
    })
    expect(game?.rtp).toBeGreaterThan(0.9)
  })

  it('names nothing twice of what an own title is built of', async () => {
    const { titles, unoffered } = await discoverTitles()
    expect(unoffered).toEqual([])
    const { games } = (await openCatalog(database, { titles })).offered(anybody)
    expect(games).toHaveLength(titles.length)
    for (const { uri, mechanics } of games) {
      expect(mechanics, uri).toEqual([...new Set(mechanics)])
    }
  })

  it('tells what its own page shows of a game, and nothing of a game that is off', async () => {
    const catalog = await opened()
    const { rules } = await castle()
    expect(catalog.offered(anybody).details(271)).toEqual({
      since: '2026-11-01',
      themes: ['horror'],
      grid: '5x3',
      ways: 25,
      pays: { paytable: rules.paytable, unitsPerStake: rules.unitsPerStake, isSkill: false },
    })
    expect(() => catalog.offered(anybody).details(272)).toThrow(RangeError)
  })

  it('calls a game new for thirty days', async () => {
    const days = (count: number) => noon + count * 24 * 60 * 60_000
    let now = noon
    const catalog = await openCatalog(database, { titles: [await castle()], now: () => now })
    const badges = () => catalog.offered(anybody).games[0]?.badges
    expect(badges()).toEqual([1])
    now = days(8)
    expect(badges()).toEqual([1])
    now = days(9)
    expect(badges()).toEqual([])
    now = days(-22)
    expect(badges()).toEqual([])
  })

  it('opens and closes a gate with a rule, here at once and elsewhere soon', async () => {
    const [here, elsewhere] = [await opened(), await opened()]
    const title = await castle()
    expect(here.gameEnabled(german, title)).toBeNull()
    expect(await here.desk('test').addRule(...castleOff)).toBe(true)
    expect(here.gameEnabled(german, title)).toEqual({ refused: 'gameNotEnabled' })
    expect(idsOf(here)).toEqual([])
    expect(here.isGame(271)).toBe(true)
    expect(here.known('Castle-of-HORROR')).toEqual({
      uri: 'castle-of-horror',
      name: 'Castle of Horror',
      family: 'slot',
      room: null,
    })
    await expect.poll(() => idsOf(elsewhere), { timeout: 6000 }).toEqual([])
    expect(await here.desk('test').removeRule(...castleOff)).toBe(true)
    expect(await here.desk('test').removeRule(...castleOff)).toBe(false)
    expect(here.gameEnabled(german, title)).toBeNull()
  })

  it('tells the other nodes of a change, who then know it without waiting', async () => {
    const elsewhere = await opened()
    elsewhere.stop()
    const here = await opened(elsewhere.mayHaveChanged)
    await here.desk('test').addRule(...castleOff)
    await expect.poll(() => idsOf(elsewhere), { timeout: 30_000 }).toEqual([])
    await here.desk('test').removeRule(...castleOff)
  })

  it('asks for the currency and the country of who bets, by the rules of the provider too', async () => {
    const catalog = await opened()
    const [desk, title] = [catalog.desk('test'), await castle()]
    const notInGermany = { ...everywhere, countries: ['DE'] }
    const onlyPlayMoney: Rule = { ...everywhere, effect: 'only', currencies: ['CREDIT'] }
    await desk.addRule({ provider: 1 }, notInGermany)
    expect(catalog.gameEnabled(german, title)).toEqual({ refused: 'gameNotEnabled' })
    expect(catalog.gameEnabled({ ...german, account: { country: 'AT' } }, title)).toBeNull()
    expect([idsOf(catalog), idsOf(catalog, { country: 'DE' })]).toEqual([[271], []])
    await desk.removeRule({ provider: 1 }, notInGermany)
    await desk.addRule({ game: 271 }, onlyPlayMoney)
    expect(catalog.gameEnabled(german, title)).toEqual({ refused: 'gameNotEnabled' })
    expect(catalog.gameEnabled({ ...german, currency: 'CREDIT' }, title)).toBeNull()
    await desk.removeRule({ game: 271 }, onlyPlayMoney)
  })

  it('gives all who are offered the same games the same object, until something changes', async () => {
    const catalog = await opened()
    const inGermany = () => catalog.offered({ ...anybody, country: 'DE' })
    const before = inGermany()
    expect(before).toBe(catalog.offered(anybody))
    expect(inGermany()).toBe(before)
    await catalog.desk('test').setGameOfTheMonth(271)
    expect(inGermany()).not.toBe(before)
    expect(inGermany().games[0]?.badges).toEqual([1, 15])
    await catalog.desk('test').setGameOfTheMonth(null)
  })
})
