import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { anybody } from './catalog.ts'
import { importCatalogue } from './import-catalogue.ts'
import { sandboxPath, seedSandbox } from './seed-sandbox.ts'
import { revision } from './store/revision.ts'
import { fileOf, line } from './testing/catalogue-file.ts'
import { openCatalog } from './testing/test-catalog.ts'

const by = 'test'
let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 3,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const opened = () => openCatalog(database)
const keysOf = async () => (await opened()).offered(anybody).games.map((game) => game.uri)

/** Ends whoever waits to write a change down. @returns how many that were. */
const endsWaiting = async (on: Database): Promise<number | null> => {
  const { rowCount } = await on.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INTO catalog_change%'`,
  )
  return rowCount
}

describe('importing', () => {
  it('takes a file over, and the same file again changes nothing', async () => {
    const file = fileOf([
      line({ id: 41_000, key: 'Evoplay-One' }),
      line({ id: 41_001, key: 'Evoplay-Two' }),
    ])
    expect(await importCatalogue(database, file, { by })).toEqual({
      type: 'imported',
      added: 2,
      changed: 0,
      unlisted: 0,
      unchanged: 0,
    })
    const before = await revision(database)
    expect(await importCatalogue(database, file, { by })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    })
    expect(await revision(database)).toBe(before)
    expect(await keysOf()).toEqual(['Evoplay-One', 'Evoplay-Two'])
  })

  it('takes a game that is left out off the lists, of its own provider only, and lists it again', async () => {
    const one = line({ id: 41_000, key: 'Evoplay-One' })
    await importCatalogue(database, fileOf([line({ id: 43_000, key: 'Vibra-Other' })]), { by })
    expect(await importCatalogue(database, fileOf([one]), { by })).toMatchObject({ unlisted: 1 })
    expect(await keysOf()).toEqual(['Evoplay-One', 'Vibra-Other'])
    expect((await opened()).isGame(41_001)).toBe(true)
    const two = line({ id: 41_001, key: 'Evoplay-Two', name: 'Two again' })
    expect(await importCatalogue(database, fileOf([two]), { by, adds: true })).toMatchObject({
      changed: 1,
      unlisted: 0,
    })
    expect(await keysOf()).toEqual(['Evoplay-One', 'Evoplay-Two', 'Vibra-Other'])
  })

  it('takes over nothing of a file with one bad line', async () => {
    const before = await keysOf()
    const file = fileOf([line({ id: 41_005, key: 'Evoplay-Good' }), '{"id":'])
    expect(await importCatalogue(database, file, { by })).toEqual({
      type: 'refused',
      faults: [{ line: 2, says: 'is not JSON' }],
    })
    expect(await keysOf()).toEqual(before)
  })

  it('never gives an id to another key, nor a key to another id', async () => {
    const file = fileOf([
      line({ id: 41_000, key: 'Evoplay-Renamed' }),
      line({ id: 41_050, key: 'Evoplay-one' }),
    ])
    expect(await importCatalogue(database, file, { by })).toEqual({
      type: 'refused',
      faults: [
        { line: 1, says: 'id: 41000 belongs to Evoplay-One' },
        { line: 2, says: 'key: Evoplay-one belongs to 41000' },
      ],
    })
  })

  it('takes over nothing when it is killed in the middle', async () => {
    const before = [await keysOf(), await revision(database)]
    const other = openDatabase({
      connectionString: test.connectionString,
      poolSize: 2,
      onFault: () => undefined,
    })
    onTestFinished(() => other.end())
    const file = fileOf([
      line({ id: 41_006, key: 'Evoplay-Half' }),
      line({ key: 'Evoplay-One', name: 'Renamed' }),
    ])
    const killed = await other.transaction(async (tx) => {
      // What an import writes down last has to wait, so that all its games are written and nothing is committed.
      await tx.query('LOCK TABLE catalog_change')
      const done = importCatalogue(database, file, { by, adds: true }).then(
        () => 'imported',
        () => 'killed',
      )
      await vi.waitFor(async () => expect(await endsWaiting(other)).toBe(1), 10_000)
      return done
    })
    expect(killed).toBe('killed')
    expect([await keysOf(), await revision(database)]).toEqual(before)
  })

  it('reaches a running house without being told', async () => {
    const catalog = await opened()
    await importCatalogue(database, fileOf([line({ id: 46_000, key: 'Funky-Late' })]), { by })
    await expect
      .poll(() => catalog.offered(anybody).games.some(({ uri }) => uri === 'Funky-Late'), {
        timeout: 6000,
      })
      .toBe(true)
  })
})

describe('the sandbox', () => {
  it('leaves a catalogue alone that knows games of others', async () => {
    const before = await keysOf()
    await seedSandbox(database)
    expect(await keysOf()).toEqual(before)
  })

  it('has over 400 titles of every provider but the house, shown without invented figures', async () => {
    const empty = await cloneDatabase()
    const other = openDatabase({
      connectionString: empty.connectionString,
      poolSize: 1,
      onFault: () => undefined,
    })
    onTestFinished(async () => {
      await other.end()
      await empty.drop()
    })
    expect(await importCatalogue(other, readFileSync(sandboxPath), { by })).toMatchObject({
      type: 'imported',
      added: 422,
    })
    const catalog = await openCatalog(other)
    const { games } = catalog.offered(anybody)
    const of = (provider: number) => games.filter((game) => game.provider === provider).length
    expect(new Set(games.map((game) => game.provider)).size).toBe(17)
    expect([of(17), of(15)]).toEqual([110, 28])
    const [samples, played] = [
      games.filter(({ sandbox }) => sandbox),
      games.filter(({ sandbox }) => !sandbox),
    ]
    for (const { rtp, volatility, maxWinX, badges, hasImagePreview } of samples)
      expect([rtp, volatility, maxWinX, badges, hasImagePreview]).toEqual([
        null,
        null,
        null,
        [],
        false,
      ])
    expect(played.length).toBe(369)
    for (const { rtp, volatility, badges } of played) {
      expect(rtp).toBeGreaterThan(0.9)
      expect(volatility).not.toBeNull()
      expect(badges).toEqual([])
    }
    expect([...new Set(played.map(({ kind }) => kind))].toSorted()).toEqual([
      'bingo',
      'crash',
      'keno',
      'lottery',
      'poker',
      'roulette',
      'slot',
      'table',
    ])
  })
})
