import type { Transaction } from '#platform/database'

const statement = `
  INSERT INTO compliance_flag_closing (flag_id, staff, why, at)
  SELECT flag_id, $2, $3, to_timestamp($4::double precision / 1000) FROM compliance_flag WHERE flag_id = $1
  ON CONFLICT DO NOTHING`

/** Closes a flag, once. False when there is none, or somebody closed it before. */
export async function closeFlag(
  tx: Transaction,
  closing: {
    readonly id: string
    readonly staff: string
    readonly why: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const { id, staff, why, nowMs } = closing
  const { rowCount } = await tx.query(statement, [id, staff, why, nowMs])
  return rowCount === 1
}
