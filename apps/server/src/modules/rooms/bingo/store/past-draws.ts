import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A round of a hall that is over. */
export interface PastDrawRow {
  readonly id: string
  readonly link: number
  readonly definition: string
  readonly shown_link: Buffer
  readonly void: boolean
  readonly ended_at: Date
  readonly cards: number
  readonly calls: number
}

/** Rounds of a chain that are over, newest first. @param page.to the greatest number wanted; null: from the newest. */
export const pastDrawRows = (
  on: Queryable,
  { uri, chain }: { readonly uri: string; readonly chain: number },
  page: { readonly to: number | null; readonly limit: number },
): Promise<PastDrawRow[]> => rowsOf<PastDrawRow>(on, statement, [uri, chain, page.to, page.limit])

const statement = `
  SELECT id, link, definition, shown_link, phase = 'void' AS void, ended_at,
    (SELECT coalesce(sum(cards), 0)::int FROM rooms_ticket AS ticket WHERE ticket.round_id = round.id) AS cards,
    (SELECT coalesce(max(call), 0)::int FROM rooms_pot AS pot WHERE pot.round_id = round.id) AS calls
  FROM rooms_round AS round
  WHERE uri = $1 AND chain = $2 AND shown_link IS NOT NULL AND ($3::integer IS NULL OR link <= $3)
  ORDER BY link DESC LIMIT $4`
