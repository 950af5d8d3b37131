import { Client, Pool, type PoolClient, types } from 'pg'
import { isSilence } from './out-of-reach.ts'

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

/** Connections of the pool now. */
export interface PoolUse {
  readonly open: number
  readonly idle: number
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number
  readonly most: number
}

export interface PooledDatabase extends Database {
  poolUse(): PoolUse
}

// int8 arrives as text by default; every bigint of ours fits 2^63, and money must not become a float.
types.setTypeParser(types.builtins.INT8, (text) => BigInt(text))

/** Longest that a statement may take, unless whoever opens the database says otherwise. */
const statementLimitMs = 30_000
/** Between the end of a statement's time and giving its connection up: the server's own answer is worth waiting for. */
const answerGraceMs = 3_000
/** A transaction of ours never pauses; one that does was cut off from us, and others may wait for the rows it holds. */
const idleInTransactionMs = 10_000

/**
 * Opens a pool of connections.
 * @param statementMs longest that a statement may take; a connection that is silent for longer is given up.
 * @param onFault hears of connections that broke while idle; the pool replaces them by itself.
 */
export function openDatabase(options: {
  connectionString: string
  poolSize: number
  statementMs?: number
  onFault: (fault: Error) => void
}): PooledDatabase {
  const statementMs = options.statementMs ?? statementLimitMs
  const config = {
    connectionString: options.connectionString,
    application_name: 'fairhouse',
    statement_timeout: statementMs,
    query_timeout: statementMs + answerGraceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }
  const pool = new Pool({ ...config, max: options.poolSize })
  pool.on('error', options.onFault)
  return {
    query: (text, values) => pool.query(text, values ? [...values] : undefined),
    transaction: (work) => transaction(pool, work),
    connect: async () => {
      const client = new Client(config)
      client.on('error', options.onFault)
      await client.connect()
      return client
    },
    poolUse: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: options.poolSize,
    }),
    end: () => pool.end(),
  }
}

async function transaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
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
    broken = fault instanceof Error && isSilence(fault) ? fault : await rollBack(client)
    throw fault
  } finally {
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
