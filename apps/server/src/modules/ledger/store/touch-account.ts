import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'

/**
 * Moves an account's version: whatever was decided on it as it stood is void.
 * @param expected when given, nothing happens unless the account is still at this version.
 * @returns the new version; null when the account was elsewhere or does not exist.
 */
export async function touchAccount(
  on: Queryable,
  account: AccountId,
  expected: bigint | null = null,
): Promise<bigint | null> {
  const rows = await rowsOf<{ version: bigint }>(on, statement, [account, expected])
  return rows[0]?.version ?? null
}

const statement = `
  UPDATE ledger_account SET version = version + 1
  WHERE id = $1 AND version = coalesce($2, version)
  RETURNING version`
