import type { Queryable } from '#platform/database'
import { currencyNumbers } from '../account.ts'
import { type Transfer, reasons } from '../transfer.ts'

/** What a transfer left on a player's side: null for the house's. */
export interface Side {
  readonly balance: bigint
  readonly version: bigint
}

export async function insertTransfer(
  on: Queryable,
  transfer: Transfer,
  sides: { readonly debit: Side | null; readonly credit: Side | null },
): Promise<void> {
  const { id, leg, debit, credit, amount, currency, reason } = transfer
  await on.query(statement, [
    id,
    leg,
    debit,
    credit,
    amount,
    currencyNumbers[currency],
    reasons[reason],
    sides.debit?.balance ?? null,
    sides.debit?.version ?? null,
    sides.credit?.balance ?? null,
    sides.credit?.version ?? null,
  ])
}

const statement = `
  INSERT INTO ledger_transfer (
    id, leg, debit_account, credit_account, amount, currency, reason,
    debit_balance_after, debit_version, credit_balance_after, credit_version
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`
