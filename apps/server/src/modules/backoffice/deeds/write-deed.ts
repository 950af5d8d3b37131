import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { beginning, type Deed, hashOf } from './chain.ts'

/** One deed at a time: each must know the one before. */
const lock = `SELECT pg_advisory_xact_lock(hashtextextended('deeds of the back office', 0))`
const last = 'SELECT number, hash FROM backoffice_deed ORDER BY number DESC LIMIT 1'
const insert = `
  INSERT INTO backoffice_deed (number, at, staff, deed, subject, facts, previous, hash)
  VALUES ($1, to_timestamp($2::double precision / 1000), $3, $4, $5, $6, $7, $8)`

/** Nobody else writes a deed before this transaction ends. */
export async function lockDeeds(tx: Transaction): Promise<void> {
  await tx.query(lock)
}

/** Writes a deed down, in the transaction of what it does. */
export async function writeDeed(
  tx: Transaction,
  done: Pick<Deed, 'at' | 'staff' | 'deed' | 'subject'> & {
    readonly facts: Readonly<Record<string, string | number | boolean | null>>
  },
): Promise<void> {
  await lockDeeds(tx)
  const [before] = await rowsOf<{ number: bigint; hash: Buffer }>(tx, last)
  const previous = before?.hash ?? beginning
  const number = (before?.number ?? 0n) + 1n
  const one = { ...done, number, facts: JSON.stringify(done.facts) }
  const { at, staff, deed, subject, facts } = one
  const hash = hashOf(previous, one)
  await tx.query(insert, [number, at, staff, deed, subject, facts, previous, hash])
}
