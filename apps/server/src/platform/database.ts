import { Client, Pool, type PoolClient, types } from 'pg'

/** What can run one statement: the pool, or the connection of a transaction. */
export interface Queryable {
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: unknown[]; rowCount: number | null }>
}

/** A connection inside a transaction; statements on it stand or fall together. */
export type Transaction = Queryable & { readonly __transaction: true }

export interface Database extends Queryable {
  /** Runs `work` in one transaction; anything thrown rolls it back and is thrown on. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** A connection of its own, for the lanes of the batched commit and for LISTEN. The caller ends it. */
  connect(): Promise<Client>
  end(): Promise<void>
}

// int8 arrives as text by default; every bigint of ours fits 2^63, and money must not become a float.
types.setTypeParser(types.builtins.INT8, (text) => BigInt(text))

/**
 * Opens a pool of connections.
 * @param onFault hears of connections that broke while idle; the pool replaces them by itself.
 */
export function openDatabase(options: {
  connectionString: string
  poolSize: number
  onFault: (fault: Error) => void
}): Database {
  const config = {
    connectionString: options.connectionString,
    application_name: 'fairhouse',
    statement_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    // Of a node that is frozen or cut off in the middle of a transaction: the others wait for its rows no longer than this.
    idle_in_transaction_session_timeout: 10_000,
  }
  const pool = new Pool({ ...config, max: options.poolSize })
  pool.on('error', options.onFault)
  return {
    query: (text, values) => pool.query(text, values ? [...values] : undefined),
    transaction: (work) => transaction(pool, work, options.onFault),
    connect: async () => {
      const client = new Client(config)
      client.on('error', options.onFault)
      await client.connect()
      return client
    },
    end: () => pool.end(),
  }
}

async function transaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  onFault: (fault: Error) => void,
): Promise<Result> {
  const client = await pool.connect()
  // The pool listens to idle connections only; one that breaks between two statements would end the process.
  client.on('error', onFault)
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work({
      __transaction: true,
      query: (text, values) => client.query(text, values ? [...values] : undefined),
    })
    await client.query('COMMIT')
    return result
  } catch (fault) {
    broken = await rollBack(client)
    throw fault
  } finally {
    client.off('error', onFault)
    client.release(broken)
  }
}

/** Returns the fault when not even the rollback went through: the connection must not be used again. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK')
    return undefined
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault))
  }
}
