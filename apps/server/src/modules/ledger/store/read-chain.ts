import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Transfer } from '../transfer.ts'
import { transferColumns, transferOf, type TransferRow } from './transfer-row.ts'

/** A leg, or only the time when there is none. */
type ChainRow = { readonly now: bigint } & (TransferRow | { readonly id: null })

/**
 * The legs of a chain that were posted, by leg, not those of journals; and what the database's clock says (epoch
 * milliseconds): now, not when the transaction began, for it may have waited for a lock since.
 */
export async function readChain(
  on: Queryable,
  id: string,
): Promise<{ readonly earlier: ReadonlyMap<number, Transfer>; readonly now: number }> {
  const rows = await rowsOf<ChainRow>(on, statement, [id])
  const legs = rows.filter((row) => row.id !== null)
  return {
    earlier: new Map(legs.map((row) => [row.leg, transferOf(row)])),
    now: Number(rows[0]?.now),
  }
}

const statement = `
  SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now, ${transferColumns}
  FROM (VALUES (1)) AS always LEFT JOIN ledger_transfer ON id = $1`
