import { Client } from 'pg'
import { readWholeNumbers } from '../whole-numbers.ts'

readWholeNumbers()

/**
 * Does `work` on a connection of its own, which ends with it: for what takes longer than a player would wait, and therefore without
 * the limits of those connections.
 * @param signal breaks the work off by ending the connection.
 */
export async function onOwnConnection<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new Client({
    connectionString,
    application_name: 'fairhouse operator',
    connectionTimeoutMillis: 10_000,
  })
  // A connection that breaks also fails the statement under way, which tells why.
  client.on('error', () => undefined)
  const cut = (): void => void client.end()
  try {
    await client.connect()
    signal?.addEventListener('abort', cut)
    signal?.throwIfAborted()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', cut)
    await client.end()
  }
}
