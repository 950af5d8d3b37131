import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@fairhouse/contract/entities/game'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createCatalog } from './catalog.ts'
import { discoverTitles } from './discover-titles.ts'
import { type Title, titlesOf } from './titles.ts'

/** 22 November 2026, 12:00 UTC. */
const noon = 1_795_348_800_000

const castle = async (): Promise<Title> => {
  const { titles } = await discoverTitles()
  const title = titles.find(({ card }) => card.uri === 'castle-of-horror')
  if (!title) throw new Error('Castle of Horror is not offered')
  return title
}

const art = { stamp: '', tile: [300], tint: ['#000000', '#ffffff'], more: [] } satisfies Game['art']

describe('discovering', () => {
  it('finds Castle of Horror with a certificate of just its rules', async () => {
    const { card, rules, certificate } = await castle()
    expect(card).toMatchObject({ id: 271, category: 1281, hasImagePreview: false })
    expect(certificate.hash).toBe(rules.hash)
  })

  it('does not offer a folder without a certificate, and says why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'unproven'))
    await writeFile(join(folder, 'unproven', 'card.ts'), 'export const card = {}')
    expect(await discoverTitles(folder)).toEqual({
      titles: [],
      unoffered: [{ uri: 'unproven', reason: 'it has no certificate' }],
    })
  })

  it('does not offer rules other than the certified ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'titles-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { card, certificate } = await castle()
    await mkdir(join(folder, card.uri))
    const write = (file: string, text: string) => writeFile(join(folder, card.uri, file), text)
    await write('card.ts', `export const card = ${JSON.stringify(card)}`)
    await write('math.ts', `export const game = { hash: 'other', open() {}, act() {} }`)
    await write('certificate.json', JSON.stringify(certificate))
    const { unoffered } = await discoverTitles(folder)
    expect(unoffered[0]?.reason).toBe('its certificate is of other rules than those it has now')
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

  const opened = async (tellSwitched = () => {}) => {
    const titles = titlesOf([await castle()])
    const catalog = createCatalog({
      database,
      titles,
      artOf: (uri) => ({ ...art, stamp: uri }),
      clock: { now: () => noon },
      log: pino({ level: 'silent' }),
      tellSwitched,
    })
    await catalog.start()
    onTestFinished(() => catalog.stop())
    return catalog
  }

  it('lists a game as the lobby shows it', async () => {
    const [game] = (await opened()).offered().games
    expect(game).toMatchObject({
      id: 271,
      uri: 'castle-of-horror',
      provider: 1,
      badges: [1],
      mechanics: ['lines', 'pick', 'freeSpins'],
      minStake: 25,
      maxStake: 10_000,
      maxWinX: 2500,
      sandbox: false,
      art: { ...art, stamp: 'castle-of-horror' },
    })
    expect(game?.rtp).toBeGreaterThan(0.9)
  })

  it('tells what its own page shows of a game', async () => {
    expect((await opened()).offered().details(271)).toEqual({
      since: '2026-11-01',
      themes: ['horror'],
      grid: '5x3',
      ways: 25,
    })
  })

  it('opens and closes a gate with the switch of a game, here at once and elsewhere soon', async () => {
    const [here, elsewhere] = [await opened(), await opened()]
    const title = await castle()
    expect(here.gameEnabled(null, title)).toBeNull()
    await here.setEnabled(271, false)
    expect(here.gameEnabled(null, title)).toEqual({ refused: 'gameNotEnabled' })
    expect(here.offered().games).toEqual([])
    await expect.poll(() => elsewhere.isEnabled(271), { timeout: 6000 }).toBe(false)
    await here.setEnabled(271, true)
    expect(here.gameEnabled(null, title)).toBeNull()
  })

  it('tells the other nodes of a switch, who then know it without waiting', async () => {
    const elsewhere = await opened()
    elsewhere.stop()
    const here = await opened(elsewhere.mayHaveChanged)
    await here.setEnabled(271, false)
    await expect.poll(() => elsewhere.isEnabled(271), { timeout: 30_000 }).toBe(false)
    await here.setEnabled(271, true)
  })
})
