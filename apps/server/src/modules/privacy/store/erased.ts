import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Writes down that rows went, with the digest of what they were. */
export async function insertErased(
  tx: Transaction,
  erasure: string,
  part: {
    readonly holding: string
    readonly rows: number
    readonly digest: Uint8Array
    readonly at: number
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO privacy_erased (erasure_id, number, holding, rows, digest, at)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, to_timestamp($5::double precision / 1000)
     FROM privacy_erased WHERE erasure_id = $1`,
    [erasure, part.holding, part.rows, part.digest, part.at],
  )
}

/** What went in an erasure, in order. */
export const erasedIn = (
  on: Queryable,
  erasure: string,
): Promise<
  {
    readonly number: number
    readonly holding: string
    readonly rows: number
    readonly digest: string
  }[]
> =>
  rowsOf(
    on,
    `SELECT number, holding, rows, encode(digest, 'hex') AS digest FROM privacy_erased WHERE erasure_id = $1 ORDER BY number`,
    [erasure],
  )
