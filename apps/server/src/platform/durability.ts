import { Client } from 'pg'
import { rowsOf } from './rows.ts'
import { StartFault } from './start-fault.ts'

/** What PostgreSQL must do before it says that something is committed, and what is lost when it does not. */
const demanded = {
  fsync: 'a power cut can ruin the whole database',
  full_page_writes: 'a power cut can leave torn pages that nothing repairs',
  synchronous_commit: 'bets that were answered are lost when the database dies',
} as const

/**
 * Asks a database, by a connection such as ours, whether what it has answered survives its death.
 * @returns a sentence for each setting that does not let it; empty when all is well.
 */
export async function durabilityFaults(connectionString: string): Promise<string[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const rows = await rowsOf<{ name: keyof typeof demanded }>(
      client,
      `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name`,
      [Object.keys(demanded)],
    )
    return rows.map(({ name }) => `The database runs with ${name} off: ${demanded[name]}.`)
  } finally {
    await client.end()
  }
}

/**
 * Makes sure that money is safe in a database.
 * @param demo whether nobody's money is at stake: then what is wrong is returned, to be told wherever it may be seen.
 * @throws StartFault that names each setting.
 */
export async function ensureDurable(connectionString: string, demo: boolean): Promise<string[]> {
  const faults = await durabilityFaults(connectionString)
  if (faults.length > 0 && !demo) throw new StartFault([...faults, remedy])
  return faults
}

const remedy =
  'Turn it on in postgresql.conf, and for the role and database of DATABASE_URL; without it the server starts as a demo only (DEMO=1).'
