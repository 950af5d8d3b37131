import type { Queryable } from '../../database.ts'

const statement = `
  INSERT INTO platform_solved_challenge (nonce, uses_left, expires_at)
  VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT (nonce) DO NOTHING`

/** Accepts a solution, unless it was accepted before, on whichever node. */
export async function acceptSolution(
  on: Queryable,
  solved: { readonly nonce: Buffer; readonly uses: number; readonly expiresMs: number },
): Promise<boolean> {
  const { rowCount } = await on.query(statement, [solved.nonce, solved.uses, solved.expiresMs])
  return rowCount === 1
}
