import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const statement =
  'SELECT complaints_remove_old(to_timestamp($1::double precision / 1000), $2) AS gone'

/** Removes complaints that were filed before then (epoch milliseconds) and are over, with what was said. @returns how many. */
export async function deleteOldComplaints(
  tx: Transaction,
  before: number,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ gone: number }>(tx, statement, [before, most])
  return row?.gone ?? 0
}
