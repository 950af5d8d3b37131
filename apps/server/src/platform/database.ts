import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient } from 'pg'
import { createHosts, type DatabaseHosts, StandbyFault } from './database-hosts.ts'
import { isSilence } from './out-of-reach.ts'
import { readWholeNumbers } from './whole-numbers.ts'

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
  /** Of the host that took writes last, as far as is known: for whoever opens a connection outside of the pool. */
  address(): string
}

readWholeNumbers()

/** Longest that a statement may take, unless whoever opens the database says otherwise. */
const statementLimitMs = 30_000
/** Between the end of a statement's time and giving its connection up: the server's own answer is worth waiting for. */
const answerGraceMs = 3_000
/** A transaction of ours never pauses; one that does was cut off from us or frozen, and others may wait for the rows it holds. */
const idleInTransactionMs = 10_000
/** A host that is cut off without a word is given up after this, when there is another to try. */
const perHostMs = 3_000

/**
 * Opens a pool of connections.
 * @param options.connectionString one host, or several of which one is the primary; see `hostsOf`. When the primary fails, new
 * connections go to whichever host takes writes by then.
 * @param options.statementMs longest that a statement may take; a connection that is silent for longer is given up.
 * @param options.onFault hears of connections that broke while idle; the pool replaces them by itself.
 */
export function openDatabase(options: {
  connectionString: string
  poolSize: number
  statementMs?: number
  onFault: (fault: Error) => void
}): PooledDatabase {
  const { onFault, statementMs = statementLimitMs } = options
  const hosts = createHosts(options.connectionString)
  const config = {
    application_name: 'fairhouse',
    statement_timeout: statementMs,
    query_timeout: statementMs + answerGraceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    connectionTimeoutMillis: hosts.count > 1 ? perHostMs : 10_000,
    keepAlive: true,
  }
  class RoamingClient extends Client {
    constructor(given?: ClientConfig) {
      super({ ...given, connectionString: hosts.current() })
    }
  }
  const refuseStandby = async (client: ClientBase): Promise<void> => {
    if (hosts.count === 1) return
    const { rows } = await client.query<{ standby: boolean }>(
      'SELECT pg_is_in_recovery() AS standby',
    )
    if (rows[0]?.standby !== false) throw new StandbyFault()
  }
  const pool = new Pool({
    ...config,
    max: options.poolSize,
    Client: RoamingClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
    onConnect: refuseStandby,
  })
  pool.on('error', onFault)
  const fromPool = (): Promise<PoolClient> => onSomeHost(hosts, () => pool.connect())
  return {
    query: (text, values) =>
      onClient({ fromPool, onFault, isUsable: async () => false }, (client) =>
        client.query(text, values ? [...values] : undefined),
      ),
    transaction: (work) =>
      onClient({ fromPool, onFault, isUsable: rolledBack }, (client) => transaction(client, work)),
    connect: () =>
      onSomeHost(hosts, async () => {
        const client = new RoamingClient(config)
        client.on('error', onFault)
        try {
          await client.connect()
          await refuseStandby(client)
        } catch (fault) {
          client.end().catch(onFault)
          throw fault
        }
        return client
      }),
    poolUse: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: options.poolSize,
    }),
    address: hosts.current,
    end: () => pool.end(),
  }
}

/** The driver's word for a pool whose connections are all in use, which says nothing about the host. */
const poolIsEmpty = 'timeout exceeded when trying to connect'

/** Connects, to one host after the other. @throws what the last one said. */
async function onSomeHost<Connection>(
  hosts: DatabaseHosts,
  connect: () => Promise<Connection>,
): Promise<Connection> {
  for (let tries = 1; ; tries++) {
    const host = hosts.current()
    try {
      return await connect()
    } catch (fault) {
      if (fault instanceof Error && fault.message === poolIsEmpty) throw fault
      hosts.failed(host)
      if (tries >= hosts.count) throw fault
    }
  }
}

/**
 * Works on a connection of the pool and gives it back.
 * @param given.isUsable asked when the work failed; what is not is thrown away.
 */
async function onClient<Result>(
  given: {
    readonly fromPool: () => Promise<PoolClient>
    readonly onFault: (fault: Error) => void
    readonly isUsable: (client: PoolClient) => Promise<boolean>
  },
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { fromPool, onFault, isUsable } = given
  const client = await fromPool()
  // The pool listens to idle connections only; one that breaks between two statements would end the process.
  client.on('error', onFault)
  let usable = true
  try {
    return await work(client)
  } catch (fault) {
    usable = !(fault instanceof Error && isSilence(fault)) && (await isUsable(client))
    throw fault
  } finally {
    client.off('error', onFault)
    client.release(!usable)
  }
}

async function transaction<Result>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN')
  const result = await work({
    __transaction: true,
    query: (text, values) => client.query(text, values ? [...values] : undefined),
  })
  await client.query('COMMIT')
  return result
}

/** False when not even the rollback went through: the connection must not be used again. */
async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    // The fault that led here is the one that is told.
    return false
  }
}
