import type { Json } from '@fairhouse/contract/json'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Writes down what was asked for. @param at epoch milliseconds. */
export async function insertStep(
  tx: Transaction,
  player: PlayerId,
  { what, details, at }: { readonly what: string; readonly details: Json; readonly at: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO protection_step (player_id, what, details, at)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
    [player, what, JSON.stringify(details), at],
  )
}

/** What a player asked for, in order, without whose account an exclusion came from: that is of another's. */
export async function stepsOf(
  on: Queryable,
  player: PlayerId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<
  {
    readonly number: number
    readonly what: string
    readonly details: Json
    readonly at: number
  }[]
> {
  interface Row {
    readonly number: number
    readonly what: string
    readonly details: Json
    readonly at: Date
  }
  const rows = await rowsOf<Row>(
    on,
    `SELECT step_id::float8 AS number, what, details - 'from' AS details, at FROM protection_step
     WHERE player_id = $1 AND step_id > $2 ORDER BY step_id LIMIT $3`,
    [player, after, limit],
  )
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
