import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import type { BenchHouse } from './bench-house.ts'
import { serverMicros } from './processor-time.ts'

/** What a crowd did. Times are milliseconds from asking to the answer. */
export interface Activity {
  bets: number
  /** A bet that leads to picks or free spins takes several steps; each is committed by itself. */
  steps: number
  readonly times: number[]
}

/** What a crowd that never pauses got done. */
export interface Load {
  readonly betsPerSecond: number
  readonly stepsPerBet: number
  readonly p50: number
  readonly p99: number
  /** Without images of whole pages, which each page costs once after a checkpoint. */
  readonly walBytesPerBet: number
  readonly pageImageBytesPerBet: number
  /** Processor time of this process: the house and the crowd together. Microseconds. */
  readonly nodeMicrosPerBet: number
  /** Of PostgreSQL, all of its processes; null where that cannot be known. */
  readonly postgresMicrosPerBet: number | null
}

/** Keeps a crowd busy until this time (of `performance.now()`); it ends every round that it has opened. */
export type Crowd = (until: number, activity: Activity) => Promise<void>

/** Measures a crowd for so many seconds, after a warm-up and a checkpoint. */
export async function measure(
  house: BenchHouse,
  crowd: Crowd,
  plan: { readonly seconds: number; readonly warmUpSeconds: number },
): Promise<Load> {
  await busy(crowd, plan.warmUpSeconds)
  await house.database.query('CHECKPOINT')
  const [cpu, wal] = [process.cpuUsage(), await walPosition(house)]
  const serverBefore = serverMicros(house.serverPid)
  const begunAt = performance.now()
  const { bets, steps, times } = await busy(crowd, plan.seconds)
  const seconds = (performance.now() - begunAt) / 1000
  const used = process.cpuUsage(cpu)
  const serverAfter = serverMicros(house.serverPid)
  const written = await walSince(house, wal)
  const sorted = times.toSorted((left, right) => left - right)
  return {
    betsPerSecond: bets / seconds,
    stepsPerBet: steps / bets,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    walBytesPerBet: written.records / bets,
    pageImageBytesPerBet: written.images / bets,
    nodeMicrosPerBet: (used.user + used.system) / bets,
    postgresMicrosPerBet:
      serverBefore === null || serverAfter === null ? null : (serverAfter - serverBefore) / bets,
  }
}

async function busy(crowd: Crowd, seconds: number): Promise<Activity> {
  const activity: Activity = { bets: 0, steps: 0, times: [] }
  await crowd(performance.now() + seconds * 1000, activity)
  return activity
}

async function walPosition({ database }: BenchHouse): Promise<string> {
  const [row] = await rowsOf<{ lsn: string }>(
    database,
    'SELECT pg_current_wal_insert_lsn()::text AS lsn',
  )
  if (!row) throw new Error('the log has no end')
  return row.lsn
}

/** Bytes written to the log since `lsn`. */
async function walSince(
  { database }: BenchHouse,
  lsn: string,
): Promise<{ readonly records: number; readonly images: number }> {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_walinspect')
  const [row] = await rowsOf<{ records: number; images: number }>(
    database,
    `SELECT sum(record_size)::float8 AS records, sum(fpi_size)::float8 AS images
     FROM pg_get_wal_stats($1::pg_lsn, pg_current_wal_flush_lsn())`,
    [lsn],
  )
  if (!row) throw new Error('nothing was written')
  return row
}
