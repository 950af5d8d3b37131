import type { Client } from 'pg'
import { codes, houseAccount } from '#modules/ledger'
import type { Database } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StepRow } from '../decision.ts'
import type { Houses } from './asked-row.ts'
import { batchQuery, type BatchResult, type RowOids } from './statement.ts'

/** A lane's own connection, at a till of its own. */
export interface LaneConnection {
  commit(rows: readonly StepRow[]): Promise<BatchResult>
  /** Gives the connection up, also when it hangs. */
  close(): void
}

/**
 * The plan that suits many rows on small tables is thrown away here: a batch looks rows up one by one through indexes, in the
 * order given, whatever the tables' statistics say; and the plan is made once.
 */
const settings = `
  SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off;
  SET plan_cache_mode = force_generic_plan`

/** A batch that is not answered by then never will be: the connection hangs. */
const answerWithinMs = 15_000

/** Key space of the locks by which a till belongs to one connection at a time, on however many nodes. */
const tillLocks = 4_860_002

/** A connection with a till that nobody else has, and the house's accounts there. */
export interface Till {
  readonly client: Client
  readonly houses: Houses
  readonly oids: RowOids
}

export async function connectLane(database: Database): Promise<LaneConnection> {
  const till = await openTill(database)
  return { commit: (rows) => commitAt(till, rows), close: () => closeTill(till) }
}

/** Connects, takes the lowest till that is free, and opens the house's accounts there. */
export async function openTill(database: Database): Promise<Till> {
  const client = await database.connect()
  try {
    await client.query(settings)
    const till = await takeTill(client)
    const houses: Houses = {
      USD: await houseAccount(client, { code: codes.houseGames, currency: 'USD', till }),
      CREDIT: await houseAccount(client, { code: codes.houseGames, currency: 'CREDIT', till }),
    }
    return { client, houses, oids: await oidsOfRows(client) }
  } catch (fault) {
    closeTill({ client })
    throw fault
  }
}

async function takeTill(client: Client): Promise<number> {
  for (let till = 1; ; till++) {
    const [row] = await rowsOf<{ mine: boolean }>(
      client,
      'SELECT pg_try_advisory_lock($1::int, $2::int) AS mine',
      [tillLocks, till],
    )
    if (row?.mine) return till
  }
}

async function oidsOfRows(client: Client): Promise<RowOids> {
  const [row] = await rowsOf<RowOids>(
    client,
    `SELECT 'play_asked'::regtype::oid AS asked, 'play_asked_pot'::regtype::oid AS pot`,
  )
  if (!row) throw new Error('the types of rows on their way are not there')
  return row
}

/** Writes a batch by one statement. */
export async function commitAt(till: Till, rows: readonly StepRow[]): Promise<BatchResult> {
  const { values, ...statement } = batchQuery(rows, till)
  const query = { ...statement, values: [...values], query_timeout: answerWithinMs }
  const result = await till.client.query<BatchResult>(query)
  const [row] = result.rows
  if (!row) throw new Error('a batch was not answered')
  return row
}

/** With a statement under way `end` cuts the connection; its fault says no more than that it is gone. */
export function closeTill({ client }: Pick<Till, 'client'>): void {
  client.end().catch(() => undefined)
}
