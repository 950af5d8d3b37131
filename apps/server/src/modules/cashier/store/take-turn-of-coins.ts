import type { Transaction } from '#platform/database'

/**
 * Takes the turn of coins that come in for a player, until the transaction ends. Several payments that are too few by themselves are held together, and
 * whoever held one of them already would wait for the others in a circle. Nobody's turn is taken where nothing tells whose they are.
 */
export async function takeTurnOfCoins(
  tx: Transaction,
  {
    provider,
    providerRef,
    asked,
  }: {
    readonly provider: string
    readonly providerRef: string
    /** Our own, by which the provider was asked; null where it was not. */
    readonly asked: string | null
  },
): Promise<void> {
  await tx.query(statement, [provider, providerRef, asked])
}

const statement = `
  SELECT pg_advisory_xact_lock(hashtextextended('coins of ' || player_id, 0)) FROM (
    SELECT player_id FROM cashier_address WHERE provider = $1 AND provider_ref = $2
    UNION
    SELECT player_id FROM cashier_transaction WHERE provider = $1 AND provider_ref = $2 AND type = 'deposit'
    UNION
    SELECT player_id FROM cashier_transaction WHERE id = $3::uuid
    ORDER BY player_id
  ) AS whose`
