import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A round that is over. */
export interface PastRow {
  readonly link: number
  readonly bust: number
  readonly shown_link: Buffer
  readonly void: boolean
  readonly ended_at: Date
}

/** Rounds of a chain that are over, newest first. @param page.to the greatest number wanted; null: from the newest. */
export const pastRounds = (
  on: Queryable,
  { uri, chain }: { readonly uri: string; readonly chain: number },
  page: { readonly to: number | null; readonly limit: number },
): Promise<PastRow[]> => rowsOf<PastRow>(on, statement, [uri, chain, page.to, page.limit])

const statement = `
  SELECT link, bust, shown_link, phase = 'void' AS void, ended_at FROM rooms_round
  WHERE uri = $1 AND chain = $2 AND shown_link IS NOT NULL AND ($3::integer IS NULL OR link <= $3)
  ORDER BY link DESC LIMIT $4`
