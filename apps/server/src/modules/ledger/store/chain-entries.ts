import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'
import { type Reason, reasonNamed } from '../transfer.ts'

/** One side of a transfer, as a player's account sees it. */
export interface Entry {
  readonly transferId: string
  readonly reason: Reason
  readonly amount: Amount
  readonly direction: 'debit' | 'credit'
  readonly balanceBefore: Amount
  readonly balanceAfter: Amount
  readonly at: Date
}

interface EntryRow {
  readonly id: string
  readonly leg: number
  readonly reason: number
  readonly amount: bigint
  readonly direction: 'debit' | 'credit'
  readonly balance_before: bigint
  readonly balance_after: bigint
  readonly created_at: Date
}

/** What a chain did to a player's account, in order. */
export async function chainEntries(
  on: Queryable,
  id: string,
  account: AccountId,
): Promise<Entry[]> {
  const rows = await rowsOf<EntryRow>(on, statement, [id, account])
  return rows.map((row) => ({
    transferId: `${row.id}/${row.leg}`,
    reason: reasonNamed(row.reason),
    amount: amount(row.amount),
    direction: row.direction,
    balanceBefore: amount(row.balance_before),
    balanceAfter: amount(row.balance_after),
    at: row.created_at,
  }))
}

const statement = `
  SELECT id, leg, reason, amount, direction, balance_before, balance_after, created_at
  FROM ledger_entry
  WHERE id = $1 AND account = $2 AND balance_after IS NOT NULL
  ORDER BY version, leg`
