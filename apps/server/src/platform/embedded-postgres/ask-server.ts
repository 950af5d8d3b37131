import { Client } from 'pg'
import { errorCode } from './postgres-fault.ts'

/** "starting" is the server's own word for "alive, not yet": start-up or recovery. */
export type ServerAnswer =
  | { type: 'ready' }
  | { type: 'starting' }
  | { type: 'silent'; why: string }

// SQLSTATE cannot_connect_now, the same in every language the server speaks.
const notYet = '57P03'

/** Connects and asks for the cluster's name: proof that it is our server and that it works. */
export async function askServer(
  connectionString: string,
  clusterName: string,
): Promise<ServerAnswer> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  // A connection that breaks after it was made also fails the query below, which tells why.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ cluster_name: string }>('SHOW cluster_name')
    const name = rows[0]?.cluster_name
    return name === clusterName
      ? { type: 'ready' }
      : { type: 'silent', why: `another server (${name}) answers on its port` }
  } catch (error) {
    if (errorCode(error) === notYet) return { type: 'starting' }
    return { type: 'silent', why: error instanceof Error ? error.message : String(error) }
  } finally {
    await client.end()
  }
}

/** Makes the database unless it is there. */
export async function ensureDatabase(connectionString: string, name: string): Promise<void> {
  const client = new Client({ connectionString })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
