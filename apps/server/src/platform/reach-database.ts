import { Client } from 'pg'
import { hostsOf } from './database-hosts.ts'
import { faultCode, StartFault } from './start-fault.ts'

/** Oldest PostgreSQL that has all we use (`MERGE`, `xid8`, `NULLS NOT DISTINCT`). */
const oldestMajor = 15

/**
 * Makes sure that an outside database can be used.
 * @returns the address of the host that takes writes now, of those given.
 * @throws StartFault with one sentence for each host, which names the place and never the password.
 */
export async function reachDatabase(connectionString: string): Promise<string> {
  const sentences: string[] = []
  for (const host of hostsOf(connectionString)) {
    try {
      await reach(host)
      return host
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault
      sentences.push(...fault.sentences)
    }
  }
  throw new StartFault(sentences)
}

async function reach(connectionString: string): Promise<void> {
  const place = placeOf(connectionString)
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', ignoreLateFaults)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; standby: boolean }>(
      `SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS standby`,
    )
    const version = rows[0]?.version ?? 0
    if (version < oldestMajor * 10_000)
      throw new StartFault([
        `The database at ${place} is PostgreSQL ${Math.floor(version / 10_000)}; ${oldestMajor} or newer is needed.`,
      ])
    if (rows[0]?.standby === true)
      throw new StartFault([`The database at ${place} is a standby, which takes no writes.`])
  } catch (fault) {
    if (fault instanceof StartFault) throw fault
    throw new StartFault([`The database at ${place} cannot be used: ${reasonOf(fault)}.`], fault)
  } finally {
    await client.end().catch(ignoreLateFaults)
  }
}

/** What goes wrong with this one connection after its question was answered is of no consequence. */
const ignoreLateFaults = (): void => undefined

function placeOf(connectionString: string): string {
  const { hostname, port, pathname } = new URL(connectionString)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  '28P01': 'it does not accept the user and password of DATABASE_URL',
  '28000': 'it does not accept the user of DATABASE_URL',
  '3D000': 'there is no such database',
  '57P03': 'it is starting or stopping',
  '53300': 'it has no connection left',
}

function reasonOf(fault: unknown): string {
  // A name with several addresses fails with a fault for each of them.
  const first = fault instanceof AggregateError ? fault.errors[0] : fault
  const known = reasons[faultCode(first) ?? '']
  if (known) return known
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first)
}
