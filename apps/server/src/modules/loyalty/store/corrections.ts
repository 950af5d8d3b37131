import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** Points that staff gave or took. Units are hundred-thousandths, the time epoch milliseconds. */
export async function insertCorrection(
  tx: Transaction,
  one: {
    readonly id: string
    readonly player: PlayerId
    readonly units: number
    readonly staff: string
    readonly at: number
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO loyalty_correction (id, player_id, units, staff, at)
     VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`,
    [one.id, one.player, one.units, one.staff, one.at],
  )
}
