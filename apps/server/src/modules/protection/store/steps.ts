import type { Json } from '@fairhouse/contract/json'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

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
