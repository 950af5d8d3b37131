import { type Amount, amount } from '@fairhouse/money'
import { type AccountId, accountId, assetOf } from '../account.ts'
import { kindNamed, type LegRef, reasonNamed, type Transfer } from '../transfer.ts'

/** The columns of `ledger_transfer` that say what was asked for. */
export interface TransferRow {
  readonly id: string
  readonly leg: number
  readonly kind: number
  readonly debit_account: bigint
  readonly credit_account: bigint
  readonly amount: bigint
  readonly reason: number
  readonly about_id: string | null
  readonly about_leg: number | null
  readonly expires_at: Date | null
}

export const transferColumns = `
  id, leg, kind, debit_account, credit_account, amount, reason, about_id, about_leg, expires_at`

/** @throws RangeError for a row that is not the ledger's own. */
export function transferOf(row: TransferRow): Transfer {
  const base = baseOf(row)
  const kind = kindNamed(row.kind)
  switch (kind) {
    case 'direct':
      return { ...base, kind }
    case 'pending':
      return { ...base, kind, expiresAt: row.expires_at?.getTime() ?? null }
    case 'post':
    case 'void':
    case 'expiry':
    case 'reversal':
      return { ...base, kind, about: aboutOf(row) }
  }
}

const baseOf = (row: TransferRow) => {
  const debit: AccountId = accountId(row.debit_account)
  const moved: Amount = amount(row.amount)
  return {
    id: row.id,
    leg: row.leg,
    debit,
    credit: accountId(row.credit_account),
    amount: moved,
    currency: assetOf(debit),
    reason: reasonNamed(row.reason),
  }
}

function aboutOf({ id, about_id, about_leg }: TransferRow): LegRef {
  if (about_id === null || about_leg === null) throw new RangeError(`transfer ${id} names no other`)
  return { id: about_id, leg: about_leg }
}
