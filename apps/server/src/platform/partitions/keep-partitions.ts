import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { faultCode } from '../start-fault.ts'

/** A partition that was made, with how many rows had waited for it in the default one. */
export interface Made {
  readonly table: string
  readonly begins: Date
  readonly moved: number
}

/**
 * Periods around the current one that have their partitions. The one before makes that what reads the last days never needs to
 * look into the default partition, for it lies wholly within others.
 */
const periods = { back: 1, ahead: 2 }
/** A row from further away than this has a time that cannot be right; it stays in the default partition. */
const believableDays = { back: 3_700, ahead: 370 }
/** So long, at most, bets wait for a partition to be made; then it is tried again. */
const lockTimeoutMs = 250
const attempts = 20
/** lock_not_available, and check_violation: a row came into the default partition just when it was to become another's. */
const passing = new Set<string | undefined>(['55P03', '23514'])

/**
 * Makes every partition that is missing: for the periods to come, and for rows that wait in a default partition. Several nodes
 * may do it at once; each partition is made once.
 * @param options.now epoch milliseconds.
 * @param options.mostMoved a period with more waiting rows than this is left alone, because bets stand still while rows move.
 * @throws the database's fault when a table stays locked by others; what was made until then stays.
 */
export async function keepPartitions(
  database: Database,
  options: { readonly now: number; readonly mostMoved: number },
): Promise<Made[]> {
  const made: Made[] = []
  for (const { parent, begins } of await missing(database, options)) {
    const moved = await addPatiently(database, parent, begins)
    if (moved !== null) made.push({ table: parent, begins, moved: Number(moved) })
  }
  return made
}

interface Missing {
  readonly parent: string
  readonly begins: Date
}

const missing = (
  database: Database,
  { now, mostMoved }: { readonly now: number; readonly mostMoved: number },
): Promise<Missing[]> =>
  rowsOf<Missing>(database, wanted, [
    now,
    periods.back,
    periods.ahead,
    mostMoved,
    believableDays.back,
    believableDays.ahead,
  ])

const wanted = `
  SELECT parent, begins FROM (
    SELECT kept.parent, platform_period(kept.period, to_timestamp($1::bigint / 1000.0), later) AS begins
    FROM platform_partitioned AS kept, generate_series(-$2::int, $3::int) AS later
    UNION
    SELECT kept.parent, found.begins
    FROM platform_partitioned AS kept, platform_default_rows(kept.parent) AS found
    WHERE found.waiting <= $4::bigint
      AND found.begins BETWEEN to_timestamp($1::bigint / 1000.0) - $5 * interval '1 day'
        AND to_timestamp($1::bigint / 1000.0) + $6 * interval '1 day'
  ) AS wanted
  WHERE NOT EXISTS (
    SELECT FROM platform_partition AS part WHERE part.parent = wanted.parent AND part.begins = wanted.begins
  )
  ORDER BY parent, begins`

/** How many rows were moved; null when another node was first, or the period was archived. */
async function addPatiently(
  database: Database,
  parent: string,
  begins: Date,
): Promise<bigint | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await add(database, parent, begins)
    } catch (fault) {
      if (!passing.has(faultCode(fault)) || attempt === attempts) throw fault
    }
    await sleep(lockTimeoutMs)
  }
}

const add = (database: Database, parent: string, begins: Date): Promise<bigint | null> =>
  database.transaction(async (tx) => {
    await tx.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('partitions of ' || $1, 0))`, [
      parent,
    ])
    const [row] = await rowsOf<{ moved: bigint | null }>(
      tx,
      'SELECT platform_add_partition($1, $2) AS moved',
      [parent, begins],
    )
    return row?.moved ?? null
  })
