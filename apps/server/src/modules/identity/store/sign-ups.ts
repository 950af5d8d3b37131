import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** When somebody signed up. */
export interface SignUp {
  readonly player: number
  readonly at: Date
}

const between = `
  SELECT player_id::float8 AS player, created_at AS at FROM identity_account
  WHERE player_id > $1 AND player_id <= $2 AND NOT is_guest ORDER BY player_id`

/** Who signed up of those between two numbers (the first excluded, the last included); guests did not. Closed accounts did. */
export const signUpsBetween = (
  on: Queryable,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<SignUp[]> => rowsOf<SignUp>(on, between, [after, upTo])

/** The number of whoever came last; nobody yet: 0. */
export async function lastPlayerNumber(on: Queryable): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    on,
    'SELECT coalesce(max(player_id), 0)::float8 AS last FROM identity_account',
  )
  return row?.last ?? 0
}
