import type { Queryable } from '../../database.ts'

const statement = `
  UPDATE platform_solved_challenge SET uses_left = greatest(uses_left - $2::integer, 0)
  WHERE nonce = $1 AND uses_left > 0 AND expires_at > to_timestamp($3::double precision / 1000)`

/** Takes uses from a clearance; false when none was left or its time is over. */
export async function takeUses(
  on: Queryable,
  taken: { readonly nonce: Buffer; readonly uses: number; readonly nowMs: number },
): Promise<boolean> {
  const { rowCount } = await on.query(statement, [taken.nonce, taken.uses, taken.nowMs])
  return rowCount === 1
}
