import type { Transaction } from '#platform/database'
import { tokenSha256 } from '#platform/session-token'
import { holdSession } from '../store/sessions.ts'
import { holdStaff, type StoredStaff } from '../store/staff.ts'
import type { Present } from './sitting.ts'

/**
 * Holds somebody who sits there until the transaction ends. Null: they were signed out, began anew or left since the question came in, and
 * nothing that opens the door may be given to them any more.
 * @param host the only one whose keys count; null: all do.
 */
export async function holdSitting(
  tx: Transaction,
  { name, token }: Pick<Present, 'name' | 'token'>,
  host: string | null,
): Promise<StoredStaff | null> {
  // In the order of whoever ends sessions of somebody, so that neither waits for the other.
  const staff = await holdStaff(tx, name, host)
  return staff.active && (await holdSession(tx, tokenSha256(token))) ? staff : null
}
