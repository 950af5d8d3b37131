import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A stake in a room, in a list for staff. Amounts are minor units. */
export interface ListedTicket {
  readonly id: string
  /** The room. */
  readonly game: string
  readonly stake: number
  readonly payout: number
  readonly currency: 'USD' | 'CREDIT'
  readonly finished: boolean
  readonly at: Date
}

const question = `
  SELECT id, uri AS game, stake::float8 AS stake, payout::float8 AS payout, currency,
    state <> 'open' AS finished, placed_at AS at
  FROM rooms_ticket WHERE player_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`

/** A player's stakes in rooms from before an id on, the newest first. */
export const ticketsBefore = (
  on: Queryable,
  player: PlayerId,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<ListedTicket[]> => rowsOf<ListedTicket>(on, question, [player, before, limit])
