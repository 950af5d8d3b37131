import type { Queryable } from '#platform/database'

/** Gives a chain its salt, once. */
export async function saltChain(
  on: Queryable,
  { uri, number, salt }: { readonly uri: string; readonly number: number; readonly salt: string },
): Promise<void> {
  await on.query(statement, [uri, number, salt])
}

const statement = `
  UPDATE rooms_chain SET salt = $3, salted_at = clock_timestamp() WHERE uri = $1 AND number = $2 AND salt IS NULL`
