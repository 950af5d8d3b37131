import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

const forget = 'DELETE FROM backoffice_recovery_code WHERE staff = $1'
const insert = `
  INSERT INTO backoffice_recovery_code (staff, code_sha256) SELECT $1, unnest($2::bytea[])`
const spend = `
  UPDATE backoffice_recovery_code SET used_at = to_timestamp($3::double precision / 1000)
  WHERE staff = $1 AND code_sha256 = $2 AND used_at IS NULL`
const left = `
  SELECT count(*)::int AS codes FROM backoffice_recovery_code WHERE staff = $1 AND used_at IS NULL`

/** These recovery codes are good, and no others. */
export async function replaceStaffCodes(
  tx: Transaction,
  staff: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await tx.query(forget, [staff])
  await tx.query(insert, [staff, hashes])
}

/** Uses a recovery code up; of many at once, one hears true. */
export async function spendStaffCode(
  on: Queryable,
  staff: string,
  code: { readonly sha256: Uint8Array; readonly nowMs: number },
): Promise<boolean> {
  return (await on.query(spend, [staff, code.sha256, code.nowMs])).rowCount === 1
}

/** How many are still good. */
export async function staffCodesLeft(on: Queryable, staff: string): Promise<number> {
  const [row] = await rowsOf<{ codes: number }>(on, left, [staff])
  return row?.codes ?? 0
}
