import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Points that were given beside rounds. Units are hundred-thousandths, the time epoch milliseconds. */
interface StoredGift {
  readonly id: string
  readonly player: PlayerId
  readonly units: number
  readonly cause: 'mission'
  readonly at: number
}

export async function insertGift(tx: Transaction, gift: StoredGift): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_gift (id, player_id, units, cause, at)
     VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`,
    [gift.id, gift.player, gift.units, gift.cause, gift.at],
  )
}

/** All points that a player was ever given beside rounds, in hundred-thousandths. */
export async function unitsGiven(on: Queryable, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ units: number }>(
    on,
    'SELECT coalesce(sum(units), 0)::float8 AS units FROM loyalty_gift WHERE player_id = $1',
    [player],
  )
  return row?.units ?? 0
}
