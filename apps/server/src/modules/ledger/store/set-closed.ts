import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'

/**
 * Closes an account, or opens it again, and moves its version, so that what was decided on it before is void. A closed account
 * takes part in no new transfer; what it holds can still be given back, and rounds that are under way end.
 * @throws RangeError when the account does not exist.
 */
export async function setClosed(on: Queryable, account: AccountId, closed: boolean): Promise<void> {
  const rows = await rowsOf(on, statement, [account, closed])
  if (rows.length === 0) throw new RangeError(`there is no account ${account}`)
}

const statement = `
  UPDATE ledger_account SET closed = $2, version = version + 1 WHERE id = $1 RETURNING id`
