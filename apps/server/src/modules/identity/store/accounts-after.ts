import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** Whose accounts are wanted, from a number on. */
export interface AccountsWanted {
  readonly after: number
  /** Empty: all. */
  readonly languages: readonly string[]
  readonly onlyWithConsent: boolean
  readonly limit: number
}

const question = `
  SELECT player_id::float8 AS player FROM identity_account
  WHERE player_id > $1 AND closed_at IS NULL AND (cardinality($2::text[]) = 0 OR language = ANY($2))
    AND (receive_newsletter OR NOT $3)
  ORDER BY player_id LIMIT $4`

/** Players in the order of their numbers, by what they read and whether they asked for news. */
export async function accountsAfter(on: Queryable, wanted: AccountsWanted): Promise<number[]> {
  const { after, languages, onlyWithConsent, limit } = wanted
  const rows = await rowsOf<{ player: number }>(on, question, [
    after,
    languages,
    onlyWithConsent,
    limit,
  ])
  return rows.map(({ player }) => player)
}
