import type { Queryable } from '../../database.ts'
import type { Lease } from '../../leases/lease.ts'

// Whoever stalled past its lease says nothing about the turns of the next.
const statement = `
  INSERT INTO platform_job AS job (name, due_at, done_at, failures)
  SELECT name, clock_timestamp() + make_interval(secs => $3),
    CASE WHEN $4 THEN clock_timestamp() END, CASE WHEN $4 THEN 0 ELSE 1 END
  FROM lease WHERE name = $1 AND fence = $2 AND held_until >= clock_timestamp()
  ON CONFLICT (name) DO UPDATE SET
    due_at = excluded.due_at,
    done_at = coalesce(excluded.done_at, job.done_at),
    failures = CASE WHEN $4 THEN 0 ELSE job.failures + 1 END`

/** Writes down that a turn is over. @param turn.nextInMs from now. */
export async function endTurn(
  on: Queryable,
  { name, fence }: Lease,
  turn: { readonly went: boolean; readonly nextInMs: number },
): Promise<void> {
  await on.query(statement, [name, fence, Math.max(turn.nextInMs, 0) / 1000, turn.went])
}
