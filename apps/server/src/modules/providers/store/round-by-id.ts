import { amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { StoredRound } from '../wallet/stored.ts'

/** @throws Error when there is none. */
export async function roundById(on: Queryable, id: string): Promise<StoredRound> {
  const [row] = await rowsOf<{ stake: bigint; payout: bigint; closed: boolean }>(on, statement, [
    id,
  ])
  if (!row) throw new Error(`round ${id} is gone`)
  return { id, stake: amount(row.stake), payout: amount(row.payout), closed: row.closed }
}

const statement = `
  SELECT stake, payout, closed_at IS NOT NULL AS closed FROM providers_round WHERE id = $1`
