import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { fitsBefore } from './migration-fit.ts'

/** Any number of our own; two processes that migrate one database at the same time take turns by it. */
const migrationLock = 4_860_001

/** The database and this version of the program do not belong together. The message is for an operator. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault'
}

interface Migration {
  readonly module: string
  readonly file: string
  readonly sql: string
  readonly sha256: string
}

/** Whose migrations lie where. Tables may rest on those of whoever comes before. */
export interface Migrated {
  readonly name: string
  /** It need not exist. */
  readonly folder: string
}

/**
 * Brings a database to the state this version of the program needs: the platform's tables first, then those of the modules in the order given. Each file runs
 * once, in a transaction of its own.
 * @throws MigrationFault when a file that once ran was edited, when one that this version does not know ends it, or when a file fails.
 */
export async function migrate(options: {
  readonly connectionString: string
  readonly modules: readonly Migrated[]
}): Promise<void> {
  const client = new Client({
    connectionString: options.connectionString,
    application_name: 'fairhouse migrate',
  })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await apply(client, collect(options.modules))
  } finally {
    await client.end()
  }
}

async function apply(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS platform_migration (
    module text NOT NULL,
    file text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (module, file)
  )`)
  // Whether the version before goes on beside it: said by whoever has the file, for those who have not.
  await client.query(
    'ALTER TABLE platform_migration ADD COLUMN IF NOT EXISTS fits_before boolean NOT NULL DEFAULT false',
  )
  const { rows } = await client.query<Done>(
    'SELECT module, file, sha256, fits_before FROM platform_migration',
  )
  const done = new Map(rows.map((row) => [`${row.module}/${row.file}`, row]))
  refuseForeign(done, migrations)
  for (const migration of migrations) {
    if (!done.has(`${migration.module}/${migration.file}`)) await run(client, migration)
  }
}

/** A migration that ran on this database. */
interface Done {
  readonly module: string
  readonly file: string
  readonly sha256: string
  readonly fits_before: boolean
}

/** What a newer version did is borne where it fits this one: while nodes are replaced, one of the older version may have to start again. */
function refuseForeign(done: ReadonlyMap<string, Done>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((one) => [`${one.module}/${one.file}`, one.sha256]))
  for (const [name, { sha256, fits_before: fits }] of done) {
    const ours = known.get(name)
    if (ours === undefined) {
      if (fits) continue
      throw new MigrationFault(
        `The database was migrated by ${name}, which this version does not have. Start the version that made it, or a newer one.`,
      )
    }
    if (ours !== sha256) {
      throw new MigrationFault(
        `The migration ${name} was edited after it ran on this database. Put the file back and write a new migration instead.`,
      )
    }
  }
}

async function run(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query(
      'INSERT INTO platform_migration (module, file, sha256, fits_before) VALUES ($1, $2, $3, $4)',
      [migration.module, migration.file, migration.sha256, fitsBefore(migration.sql)],
    )
    await client.query('COMMIT')
  } catch (fault) {
    await client.query('ROLLBACK')
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new MigrationFault(
      `The migration ${migration.module}/${migration.file} failed: ${reason}`,
      {
        cause: fault,
      },
    )
  }
}

/** Every migration there is, in the order in which they run. */
const collect = (modules: readonly Migrated[]): Migration[] => [
  ...migrationsIn({ name: 'platform', folder: join(import.meta.dirname, 'migrations') }),
  ...modules.flatMap(migrationsIn),
]

function migrationsIn({ name: module, folder }: Migrated): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { module, file, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
