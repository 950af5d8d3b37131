import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Transfer } from '../transfer.ts'
import { transferColumns, transferOf, type TransferRow } from './transfer-row.ts'

/** The legs of a chain that were posted, by leg. Not those of journals. */
export async function chainTransfers(on: Queryable, id: string): Promise<Map<number, Transfer>> {
  const rows = await rowsOf<TransferRow>(on, statement, [id])
  return new Map(rows.map((row) => [row.leg, transferOf(row)]))
}

const statement = `SELECT ${transferColumns} FROM ledger_transfer WHERE id = $1 ORDER BY leg`
