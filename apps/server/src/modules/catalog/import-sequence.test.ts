import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { importCatalogue } from './import-catalogue.ts'
import { knownKeys } from './store/known-keys.ts'
import { providerGames } from './store/provider-games.ts'
import { revision } from './store/revision.ts'
import { fileOf, line } from './testing/catalogue-file.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 1,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const games = [
  { id: 41_000, key: 'Evoplay-One', provider: 5 },
  { id: 41_001, key: 'Evoplay-Two', provider: 5 },
  { id: 41_002, key: 'Evoplay-Three', provider: 5 },
  { id: 43_000, key: 'Vibra-One', provider: 4 },
  { id: 43_001, key: 'Vibra-Two', provider: 4 },
]
const anyFile = fc.record({
  told: fc.subarray(games, { minLength: 1 }),
  adds: fc.boolean(),
  /** The file has a line that is wrong. */
  bad: fc.boolean(),
})

it('after any files, just those games are offered that the newest good ones tell', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFile, { minLength: 1, maxLength: 6 }), async (files) => {
      await database.query('TRUNCATE catalog_provider_game')
      const listed = new Set<number>()
      for (const { told, adds, bad } of files) {
        const lines = told.map(({ id, key }) => line({ id, key }))
        const file = fileOf(bad ? [...lines, '{'] : lines)
        const imported = await importCatalogue(database, file, { by: 'test', adds })
        expect(imported.type).toBe(bad ? 'refused' : 'imported')
        if (bad) continue
        const makers = new Set(told.map(({ provider }) => provider))
        for (const { id, provider } of games) if (!adds && makers.has(provider)) listed.delete(id)
        for (const { id } of told) listed.add(id)
        const before = await revision(database)
        await importCatalogue(database, file, { by: 'test', adds })
        expect(await revision(database)).toBe(before)
      }
      const stored = await providerGames(database)
      const offered = stored.filter((game) => game.listed).map(({ key }) => key)
      const known = new Set((await knownKeys(database)).map(({ key }) => key))
      expect(new Set(offered)).toEqual(
        new Set(games.filter(({ id }) => listed.has(id)).map(({ key }) => key)),
      )
      for (const { told, bad } of files)
        if (!bad) for (const { key } of told) expect(known).toContain(key)
    }),
    { numRuns: 25 },
  )
})
