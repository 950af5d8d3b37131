import type { Client } from 'pg'
import type { Queryable } from '../database.ts'
import { rowsOf } from '../rows.ts'

/** A promise that was looked at. */
export interface Checked {
  readonly promise: string
  readonly broken: boolean
  readonly ms: number
}

/** Looks for what breaks a promise of the books; which are broken, in words. */
export type Audit = (on: Queryable, heard: (checked: Checked) => void) => Promise<string[]>

export interface AuditRun {
  readonly begunAt: Date
  readonly endedAt: Date
  readonly promises: number
  /** In words; empty when the books are right. */
  readonly broken: readonly string[]
}

/**
 * The statements of one audit see the same moment, take one processor at a time and memory of their own, and write nothing: bets go on
 * beside it. Its old snapshot keeps dead rows from being cleaned up, which is why it is done at night and ends by itself.
 */
const beside = `
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL statement_timeout = '30min';
  SET LOCAL work_mem = '128MB';
  SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL jit = off;
  SET LOCAL client_connection_check_interval = '1s'`

/** Audits the books on a connection of its own. @param heard hears of every promise as soon as it was looked at. */
export async function auditBooks(
  client: Client,
  audit: Audit,
  heard: (checked: Checked) => void = () => undefined,
): Promise<AuditRun> {
  const [begunAt, looked] = [new Date(), { promises: 0 }]
  await client.query(beside)
  try {
    const broken = await audit(client, (checked) => {
      looked.promises++
      heard(checked)
    })
    return { begunAt, endedAt: new Date(), promises: looked.promises, broken }
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Takes the right to audit, which one connection has at a time, on however many nodes. It ends with the connection. */
export async function mayAudit(client: Client): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(
    client,
    `SELECT pg_try_advisory_lock(hashtextextended('audit of the books', 0)) AS mine`,
  )
  return row?.mine === true
}

/** Two a day for half a year. */
const runsKept = 400

/** Keeps the result, for every node's health page. */
export async function keepRun(on: Queryable, run: AuditRun): Promise<void> {
  await on.query(
    'INSERT INTO platform_audit (begun_at, ended_at, promises, broken) VALUES ($1, $2, $3, $4)',
    [run.begunAt, run.endedAt, run.promises, run.broken],
  )
  await on.query(
    `DELETE FROM platform_audit WHERE id <= (SELECT max(id) - ${runsKept} FROM platform_audit)`,
  )
}

/** The newest audit on any node; null when there was none yet. */
export async function lastRun(on: Queryable): Promise<AuditRun | null> {
  const [row] = await rowsOf<{
    begun_at: Date
    ended_at: Date
    promises: number
    broken: string[]
  }>(
    on,
    'SELECT begun_at, ended_at, promises, broken FROM platform_audit ORDER BY begun_at DESC LIMIT 1',
  )
  if (!row) return null
  const { begun_at: begunAt, ended_at: endedAt, promises, broken } = row
  return { begunAt, endedAt, promises, broken }
}
