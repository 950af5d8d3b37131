import type { Queryable } from '#platform/database'

/** Notes by which message another was taken back. */
export async function markRolledBack(
  on: Queryable,
  connection: string,
  marked: { readonly ref: string; readonly by: string },
): Promise<void> {
  await on.query(statement, [connection, marked.ref, marked.by])
}

const statement = `
  UPDATE providers_transaction SET rolled_back_by = $3
  WHERE connection = $1 AND ref = $2`
