import type { Amount } from '@fairhouse/money'
import {
  type AccountCode,
  type AccountId,
  assetOf,
  houseAccount,
  post,
  type Reason,
} from '#modules/ledger'
import type { Transaction } from '#platform/database'

/** Grants are rare and need no tills of their own. */
const grantTill = 0

/**
 * Gives a player money of the house.
 * @param grant `id` makes it happen once; `from` is the house account's purpose.
 * @throws Error when the ledger refuses: no grant of ours can be refused by right.
 */
export async function grant(
  tx: Transaction,
  grant: {
    readonly id: string
    readonly from: AccountCode
    readonly to: AccountId
    readonly amount: Amount
    readonly reason: Reason
  },
): Promise<void> {
  const currency = assetOf(grant.to)
  const debit = await houseAccount(tx, { code: grant.from, currency, till: grantTill })
  const { id, to: credit, amount, reason } = grant
  const posted = await post(tx, [{ id, leg: 1, debit, credit, amount, currency, reason }])
  if (posted.type === 'refused') throw new Error(`${reason} was refused: ${posted.by}`)
}
