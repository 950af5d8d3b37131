import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Whole points that became cents. */
export interface Conversion {
  readonly points: number
  readonly amount: number
}

/** What was exchanged under a request key. */
export async function conversionOf(
  on: Queryable,
  player: PlayerId,
  requestKey: string,
): Promise<Conversion | undefined> {
  const [row] = await rowsOf<Conversion>(
    on,
    `SELECT points::float8 AS points, amount::float8 AS amount FROM loyalty_conversion WHERE player_id = $1 AND request_key = $2`,
    [player, requestKey],
  )
  return row
}

export async function insertConversion(
  tx: Transaction,
  conversion: Conversion & {
    readonly id: string
    readonly player: PlayerId
    readonly requestKey: string
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<void> {
  const { id, player, requestKey, points, amount, at } = conversion
  await tx.query(
    `INSERT INTO loyalty_conversion (id, player_id, request_key, points, amount, at)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000))`,
    [id, player, requestKey, points, amount, at],
  )
}
