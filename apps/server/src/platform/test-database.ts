import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for whatever tests put on disk; gone after the run. */
    scratchFolder: string
    testDatabase: {
      /** A database of the test server from which others can be made and dropped. */
      connectionString: string
      /** Every database of this run has a name that begins like this. */
      prefix: string
      template: string
    }
  }
}

export interface TestDatabase {
  readonly connectionString: string
  /** Ends its connections and removes it. */
  readonly drop: () => Promise<void>
}

/**
 * A freshly migrated database for one test file alone (some 50 ms in memory, a second on a disk that has just been used). Whoever forgets to drop it has it until the end of the run.
 * @param options.forgetful commits come back before they are on disk, whatever the server's own settings are.
 */
export async function cloneDatabase(options: { forgetful?: true } = {}): Promise<TestDatabase> {
  const { connectionString, prefix, template } = inject('testDatabase')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await runOn(connectionString, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  if (options.forgetful)
    await runOn(connectionString, `ALTER DATABASE ${name} SET synchronous_commit = off`)
  return {
    connectionString: onDatabase(connectionString, name),
    drop: async () => {
      await runOn(connectionString, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** The same server, another database. */
export function onDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a connection of its own. */
export async function runOn<Row extends object>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
