import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'

/** Writes down what somebody of the staff says to a withdrawal. False when he has said something before. */
export async function insertApproval(
  tx: Transaction,
  one: {
    readonly id: string
    readonly staff: string
    readonly approves: boolean
    readonly note: string | null
    readonly at: number
  },
): Promise<boolean> {
  const values = [one.id, one.staff, one.approves, one.note, isoTime(one.at)]
  const { rowCount } = await tx.query(statement, values)
  return rowCount === 1
}

const statement = `
  INSERT INTO cashier_approval (transaction_id, staff, approves, note, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING`
