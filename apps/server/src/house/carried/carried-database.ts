import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { inject } from 'vitest'
import { z } from 'zod'
import { onDatabase, runOn, type TestDatabase } from '#platform/test-database'
import { sealedStep } from '@fairhouse/contract/entities/receipt'
import { actionName, round } from '@fairhouse/contract/rounds/round'

/** What a fixture tells beside its rows. */
const told = z.object({
  /** `module/file`, in the order in which they ran. */
  migrations: z.array(z.string().regex(/^[a-z]+\/[a-z0-9-]+\.sql$/)),
  players: z.array(
    z.object({
      login: z.string(),
      password: z.string(),
      open: z.object({ waitsFor: actionName, round }).nullable(),
      receipts: z.array(sealedStep),
    }),
  ),
})

/** A house of an earlier version: a database that no later migration has seen, and its players. */
export interface CarriedHouse extends z.infer<typeof told> {
  readonly database: TestDatabase
}

/** Migrates an empty database by the list of a fixture and no further, and fills it with the fixture's rows. */
export async function carriedHouse(name: string): Promise<CarriedHouse> {
  const [sql, about] = await Promise.all([
    readFile(join(import.meta.dirname, `${name}.sql.gz`)),
    readFile(join(import.meta.dirname, `${name}.json`), 'utf8'),
  ])
  const { migrations, players } = told.parse(JSON.parse(about))
  const database = await emptyDatabase()
  await runOn(database.connectionString, tableOfMigrations)
  for (const migration of migrations)
    await runOn(database.connectionString, await readFile(placeOf(migration), 'utf8'))
  await runOn(database.connectionString, gunzipSync(sql).toString())
  return { migrations, players, database }
}

async function emptyDatabase(): Promise<TestDatabase> {
  const { connectionString, prefix } = inject('testDatabase')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await runOn(connectionString, `CREATE DATABASE ${name}`)
  const drop = async (): Promise<void> => {
    await runOn(connectionString, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { connectionString: onDatabase(connectionString, name), drop }
}

/** As `platform/migrate.ts` makes it; its rows are among the fixture's, so a file that was edited since is refused. */
const tableOfMigrations = `CREATE TABLE platform_migration (
  module text NOT NULL, file text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (module, file))`

function placeOf(migration: string): string {
  const [module = '', file = ''] = migration.split('/')
  const source = join(import.meta.dirname, '../..')
  return module === 'platform'
    ? join(source, 'platform/migrations', file)
    : join(source, 'modules', module, 'migrations', file)
}
