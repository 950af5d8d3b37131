import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { faultCode } from '../start-fault.ts'
import type { Carrier, Edge } from './carrier.ts'

/** A partition that is, or was, attached. */
export interface Partition {
  readonly parent: string
  readonly partition: string
  readonly begins: Date
  readonly ends: Date
}

/** Partitions were taken out; or they stay, for reasons told in words; or another node is at it. */
export type TakenOut =
  | { readonly type: 'taken'; readonly partitions: readonly Partition[] }
  | { readonly type: 'stays'; readonly because: readonly string[] }
  | { readonly type: 'busy' }

const lockTimeoutMs = 250
const attempts = 40
const lockNotAvailable = '55P03'

/**
 * Detaches partitions of one period, in one transaction with what must outlive them: at no moment are rows gone and their sums
 * not there. Not CONCURRENTLY, which PostgreSQL refuses beside a default partition and inside a transaction; the lock on the
 * whole table is held for the moment in which the catalogue changes.
 */
export const takeOut = (
  database: Database,
  partitions: readonly Partition[],
  needs: { readonly carriers: readonly Carrier[]; readonly before: Edge },
): Promise<TakenOut> =>
  database.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0')
    if (!(await isMine(tx))) return { type: 'busy' }
    // Another node may have taken them out since they were listed.
    if (!(await areAttached(tx, partitions))) return { type: 'busy' }
    await holdStill(tx, partitions)
    const because = await reasonsToStay(tx, partitions, needs)
    if (because.length > 0) return { type: 'stays', because }
    for (const carrier of needs.carriers) await carrier.carry(tx, needs.before)
    await tx.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    for (const partition of partitions) await detachPatiently(tx, partition)
    return { type: 'taken', partitions }
  })

async function isMine(tx: Transaction): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(
    tx,
    `SELECT pg_try_advisory_xact_lock(hashtextextended('archive', 0)) AS mine`,
  )
  return row?.mine === true
}

async function areAttached(tx: Transaction, partitions: readonly Partition[]): Promise<boolean> {
  for (const { parent, partition } of partitions) {
    const [row] = await rowsOf<{ attached: boolean }>(tx, isAttached, [parent, partition])
    if (!row?.attached) return false
  }
  return true
}

const isAttached = `
  SELECT EXISTS (
    SELECT FROM pg_inherits WHERE inhparent = to_regclass($1) AND inhrelid = to_regclass($2)
  ) AS attached`

/** No row comes into the partitions any more, nor one as old into the default ones. Reading goes on. */
async function holdStill(tx: Transaction, partitions: readonly Partition[]): Promise<void> {
  const tables = partitions.flatMap(({ parent, partition }) => [partition, `${parent}_default`])
  await tx.query(`LOCK TABLE ${tables.join(', ')} IN SHARE MODE`)
}

async function reasonsToStay(
  tx: Transaction,
  partitions: readonly Partition[],
  { carriers, before }: { readonly carriers: readonly Carrier[]; readonly before: Edge },
): Promise<string[]> {
  const reasons: string[] = []
  for (const { parent } of partitions) {
    const [row] = await rowsOf<{ waiting: bigint | null }>(tx, waitingBefore, [parent, before.at])
    if (row?.waiting)
      reasons.push(`${row.waiting} rows as old wait in the default partition of ${parent}`)
  }
  for (const carrier of carriers) {
    const reason = await carrier.staysBecause(tx, before)
    if (reason !== null) reasons.push(reason)
  }
  return reasons
}

const waitingBefore = `
  SELECT sum(waiting)::bigint AS waiting FROM platform_default_rows($1) WHERE begins < $2`

async function detachPatiently(tx: Transaction, partition: Partition): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await tx.query('SAVEPOINT detaching')
    try {
      return await detach(tx, partition)
    } catch (fault) {
      if (faultCode(fault) !== lockNotAvailable || attempt === attempts) throw fault
      await tx.query('ROLLBACK TO SAVEPOINT detaching')
    }
    await sleep(lockTimeoutMs)
  }
}

async function detach(tx: Transaction, { parent, partition, begins, ends }: Partition) {
  await tx.query(`ALTER TABLE ${parent} DETACH PARTITION ${partition}`)
  await tx.query('SELECT platform_pass_on_triggers($1::regclass, $2::regclass, true)', [
    parent,
    partition,
  ])
  await tx.query(
    'INSERT INTO platform_archived (partition, parent, begins, ends) VALUES ($1, $2, $3, $4)',
    [partition, parent, begins, ends],
  )
}
