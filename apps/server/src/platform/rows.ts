import type { Queryable } from './database.ts'

/**
 * Runs a statement whose columns are known to whoever wrote it: `Row` is that knowledge, kept beside the statement. Columns
 * of type int8 are bigints, timestamptz are Dates, json is parsed.
 */
export async function rowsOf<Row extends object>(
  on: Queryable,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await on.query(statement, values)
  // The border to the database: a statement cannot tell its columns' types to the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return rows as Row[]
}
