import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Difference } from '../compare.ts'

export interface Reconciliation {
  readonly provider: string
  /** `2026-11-22`, in UTC. */
  readonly day: string
  /** Our payments that were compared. */
  readonly payments: number
  /** As many of which nobody could be asked; null when the statement was not to be had. */
  readonly silent: number | null
  readonly differences: readonly Difference[]
}

/** Writes down how a comparison came out. */
export async function insertReconciliation(tx: Transaction, made: Reconciliation): Promise<void> {
  const { provider, day, payments, silent, differences } = made
  const [row] = await rowsOf<{ id: string }>(tx, statement, [provider, day, payments, silent])
  if (!row) throw new Error(`the comparison with ${provider} was not written`)
  await tx.query(insertDifferences, [row.id, JSON.stringify(differences)])
}

const statement = `
  INSERT INTO payments_reconciliation (provider, day, payments, silent) VALUES ($1, $2, $3, $4) RETURNING id::text`

const insertDifferences = `
  INSERT INTO payments_difference (reconciliation_id, number, kind, type, provider_ref, part, payment_id, here, there)
  SELECT $1::bigint, found.number, one ->> 'kind', one ->> 'type', one ->> 'providerRef', one ->> 'part', (one ->> 'payment')::uuid,
    one ->> 'here', one ->> 'there'
  FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS found (one, number)`
