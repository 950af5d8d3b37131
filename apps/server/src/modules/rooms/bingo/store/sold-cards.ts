import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

interface SoldCards {
  /** The number of the last card, whatever it was paid with. */
  readonly sold: number
  /** Cards of a currency: they play for a pot of their own. */
  readonly inPool: number
  /** Cards of the player, and in how many purchases. */
  readonly own: number
  readonly purchases: number
}

/** What of a round is sold: in all, of the currency that a player bets with, and to the player. */
export async function soldCards(
  on: Queryable,
  round: string,
  { player, currency }: { readonly player: PlayerId; readonly currency: Currency },
): Promise<SoldCards> {
  const [row] = await rowsOf<SoldCards>(on, statement, [round, player, currency])
  return row ?? { sold: 0, inPool: 0, own: 0, purchases: 0 }
}

const statement = `
  SELECT coalesce(max(first_card + cards - 1), 0)::int AS sold,
    coalesce(sum(cards) FILTER (WHERE currency = $3), 0)::int AS "inPool",
    coalesce(sum(cards) FILTER (WHERE player_id = $2), 0)::int AS own,
    (count(*) FILTER (WHERE player_id = $2))::int AS purchases
  FROM rooms_ticket WHERE round_id = $1`
