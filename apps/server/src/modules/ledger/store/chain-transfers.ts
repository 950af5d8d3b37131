import { amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { accountId, currencyOf } from '../account.ts'
import { type Transfer, reasonNamed } from '../transfer.ts'

interface TransferRow {
  readonly leg: number
  readonly debit_account: bigint
  readonly credit_account: bigint
  readonly amount: bigint
  readonly reason: number
}

/** The legs of a chain that were posted, by leg. */
export async function chainTransfers(on: Queryable, id: string): Promise<Map<number, Transfer>> {
  const rows = await rowsOf<TransferRow>(on, statement, [id])
  return new Map(rows.map((row) => [row.leg, transferOf(id, row)]))
}

const transferOf = (id: string, row: TransferRow): Transfer => ({
  id,
  leg: row.leg,
  debit: accountId(row.debit_account),
  credit: accountId(row.credit_account),
  amount: amount(row.amount),
  currency: currencyOf(accountId(row.debit_account)),
  reason: reasonNamed(row.reason),
})

const statement = `
  SELECT leg, debit_account, credit_account, amount, reason
  FROM ledger_transfer WHERE id = $1 ORDER BY leg`
