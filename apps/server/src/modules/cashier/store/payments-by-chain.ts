import type { TransactionType } from '@fairhouse/contract/entities/payment'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A payment as a statement names it. */
export interface NamedPayment {
  readonly id: string
  readonly type: TransactionType
  readonly method: string | null
  readonly label: string | null
}

/** A player's payments by the chains of the ledger that hold or settle them. What takes another one back owns the chain that both share. */
export async function paymentsByChain(
  on: Queryable,
  player: PlayerId,
): Promise<ReadonlyMap<string, NamedPayment>> {
  const rows = await rowsOf<NamedPayment & { readonly chain: string }>(on, statement, [player])
  return new Map(rows.map(({ chain, ...payment }) => [chain, payment]))
}

const statement = `
  SELECT chain, id, type, method, label
  FROM cashier_transaction, LATERAL (VALUES (hold), (settlement)) AS chains (chain)
  WHERE player_id = $1 AND chain IS NOT NULL ORDER BY about IS NOT NULL, id`
