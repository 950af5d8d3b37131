import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { longestSilenceMs } from '../pauses.ts'
import {
  columns,
  type StoredTransaction,
  transactionOf,
  type TransactionRow,
} from './stored-transaction.ts'

/**
 * Takes payments whose turn it is to be looked at, those that wait longest first. Each comes again by itself, after a pause that doubles
 * with every look, from five seconds to an hour, or to five minutes where it waits for word of an address: whoever dies over one loses nothing.
 */
export async function claimDue(
  on: Queryable,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<StoredTransaction[]> {
  const rows = await rowsOf<TransactionRow>(on, statement, [isoTime(now), limit, longestSilenceMs])
  return rows.map(transactionOf)
}

const statement = `
  UPDATE cashier_transaction
  SET looks = looks + 1, look_at = $1::timestamptz + least(
    CASE reason WHEN 'addressCheck' THEN interval '1 millisecond' * $3 ELSE interval '1 hour' END, interval '5 seconds' * 2 ^ least(looks, 20))
  WHERE id IN (
    SELECT id FROM cashier_transaction WHERE look_at <= $1 ORDER BY look_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  RETURNING ${columns}`
