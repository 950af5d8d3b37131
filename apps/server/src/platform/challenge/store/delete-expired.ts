import type { Queryable } from '../../database.ts'

const statement =
  'DELETE FROM platform_solved_challenge WHERE expires_at < to_timestamp($1::double precision / 1000)'

/** A solution whose challenge has run out is refused for that alone, so its row is needed no longer. */
export async function deleteExpired(on: Queryable, nowMs: number): Promise<void> {
  await on.query(statement, [nowMs])
}
