import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'

/** A PostgreSQL for simulations alone. */
export interface OwnServer {
  /** Runs something on a migrated database of its own, which is gone afterwards. */
  withDatabase<Result>(work: (connectionString: string) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

const template = 'simulate_template'

/** Starts one and migrates the database that all others are copies of. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-simulate-'))
  // As root the server runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755)
  const server = await startPostgres({
    dataDir: join(folder, 'database'),
    log: () => undefined,
    losesDataOnCrash: true,
  })
  const address = (name: string): string => {
    const url = new URL(server.connectionString)
    url.pathname = `/${name}`
    return url.href
  }
  const admin = new Client({ connectionString: server.connectionString })
  await admin.connect()
  let last: Promise<unknown> = Promise.resolve()
  /** A connection answers one question at a time: whoever asks beside others waits. */
  const inTurn = (statement: string): Promise<unknown> => {
    const asked = last.then(() => admin.query(statement))
    // Whoever asked hears a no; the next one asks all the same.
    last = asked.catch(() => undefined)
    return asked
  }
  // Whatever PostgreSQL does of its own accord would come at another moment in each run.
  await admin.query('ALTER SYSTEM SET autovacuum = off')
  await admin.query('SELECT pg_reload_conf()')
  await admin.query(`CREATE DATABASE ${template}`)
  await migrateHouse({ connectionString: address(template) })
  let databases = 0
  return {
    withDatabase: async (work) => {
      const name = `simulate_${++databases}`
      await inTurn(`CREATE DATABASE ${name} TEMPLATE ${template}`)
      try {
        return await work(address(name))
      } finally {
        await inTurn(`DROP DATABASE ${name} WITH (FORCE)`)
      }
    },
    stop: async () => {
      await admin.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
