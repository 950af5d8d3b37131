import type { Database, Queryable, Transaction } from '../database.ts'
import { rowsOf } from '../rows.ts'

/** The right to do a piece of work, held by one node at a time. */
export interface Lease {
  readonly name: string
  readonly holder: string
  /** Larger than that of every holder before. */
  readonly fence: bigint
  readonly lastsMs: number
}

/** The lease had run out, or is another node's: what rested on it must not be written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'

  constructor(lease: Lease) {
    super(`the lease ${lease.name} with fence ${lease.fence} is lost`)
  }
}

const take = `
  INSERT INTO lease AS held (name, holder, fence, taken_at, held_until)
  VALUES ($1, $2, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (name) DO UPDATE SET
    holder = excluded.holder,
    fence = held.fence + 1,
    taken_at = clock_timestamp(),
    held_until = clock_timestamp() + make_interval(secs => $3)
  WHERE held.held_until < clock_timestamp()
  RETURNING held.fence`

/** Takes a lease that nobody holds. Null when somebody does; waits while the last holder still has a guarded transaction open. */
export async function takeLease(
  on: Queryable,
  wanted: Omit<Lease, 'fence'>,
): Promise<Lease | null> {
  const values = [wanted.name, wanted.holder, wanted.lastsMs / 1000]
  const [row] = await rowsOf<{ fence: bigint }>(on, take, values)
  return row ? { ...wanted, fence: row.fence } : null
}

const renew = `
  UPDATE lease SET held_until = clock_timestamp() + make_interval(secs => $3)
  WHERE name = $1 AND fence = $2 AND held_until >= clock_timestamp()`

/** Begins the time of a lease anew. False when it had run out: it is lost then, even if nobody else took it. */
export async function renewLease(on: Queryable, lease: Lease): Promise<boolean> {
  const { rowCount } = await on.query(renew, [lease.name, lease.fence, lease.lastsMs / 1000])
  return rowCount === 1
}

const giveBack = `
  UPDATE lease SET held_until = clock_timestamp() - interval '1 microsecond'
  WHERE name = $1 AND fence = $2 AND held_until >= clock_timestamp()`

/** Lets the next node take it at once. */
export async function giveLeaseBack(on: Queryable, lease: Lease): Promise<void> {
  await on.query(giveBack, [lease.name, lease.fence])
}

// The row is held until the transaction ends, so nobody can take the lease between this look and the commit. A holder that
// stalls in the middle is thrown out by the database, or the next one would wait for it for ever.
const stallsAtMost = `SELECT set_config('idle_in_transaction_session_timeout', $1, true)`
/** A busy machine pauses between two statements, too. */
const pauseAllowedMs = 1_000
const stillMine = `
  SELECT FROM lease
  WHERE name = $1 AND fence = $2 AND held_until >= clock_timestamp()
  FOR SHARE`

/**
 * Runs `work` in one transaction that stands only if the lease is held: what a stalled holder writes late, with its old fence, is refused.
 * Keep it short: the lease cannot be renewed while it runs.
 * @throws LeaseLost and nothing is written.
 */
export function whileHolding<Result>(
  database: Database,
  lease: Lease,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query(stallsAtMost, [String(Math.max(lease.lastsMs, pauseAllowedMs))])
    const { rowCount } = await tx.query(stillMine, [lease.name, lease.fence])
    if (rowCount !== 1) throw new LeaseLost(lease)
    return work(tx)
  })
}
