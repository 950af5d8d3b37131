import type { Queryable } from '#platform/database'
import type { AccountId } from '../account.ts'

/** Adds to an account's sums and moves its version. */
export async function moveAccount(
  on: Queryable,
  account: AccountId,
  sums: { readonly debits: bigint; readonly credits: bigint },
): Promise<void> {
  await on.query(statement, [account, sums.debits, sums.credits])
}

const statement = `
  UPDATE ledger_account
  SET debits_posted = debits_posted + $2, credits_posted = credits_posted + $3, version = version + 1
  WHERE id = $1`
