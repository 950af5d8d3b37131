import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { type Account, type AccountId, accountId } from '../account.ts'

interface AccountRow {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly may_not_go_negative: boolean
  readonly closed: boolean
  readonly version: bigint
  readonly debits_pending: bigint
  readonly debits_posted: bigint
  readonly credits_pending: bigint
  readonly credits_posted: bigint
}

const columns = `
  id, player_id, may_not_go_negative, closed, version, debits_pending, debits_posted,
  credits_pending, credits_posted`

const read = `SELECT ${columns} FROM ledger_account WHERE id = ANY($1::bigint[])`

// Players before the house, each by id: the order in which every statement of ours locks accounts.
const lock = `${read} ORDER BY player_id IS NULL, id FOR NO KEY UPDATE`

/** Accounts by id, as they stand; those that do not exist are missing. */
export const readAccounts = (on: Queryable, ids: readonly AccountId[]) => accountsBy(on, read, ids)

/** The same, held against everybody else until the transaction ends. */
export const lockAccounts = (on: Queryable, ids: readonly AccountId[]) => accountsBy(on, lock, ids)

async function accountsBy(
  on: Queryable,
  statement: string,
  ids: readonly AccountId[],
): Promise<Map<AccountId, Account>> {
  const rows = await rowsOf<AccountRow>(on, statement, [ids])
  return new Map(rows.map((row) => [accountId(row.id), accountOf(row)]))
}

const accountOf = (row: AccountRow): Account => ({
  id: accountId(row.id),
  player: row.player_id === null ? null : Number(row.player_id),
  mayNotGoNegative: row.may_not_go_negative,
  closed: row.closed,
  version: row.version,
  debitsPending: row.debits_pending,
  debitsPosted: row.debits_posted,
  creditsPending: row.credits_pending,
  creditsPosted: row.credits_posted,
})
