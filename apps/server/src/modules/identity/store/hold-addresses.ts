import type { Transaction } from '#platform/database'

// In one order, so that two who hold the same two do not wait for each other.
const statement = `
  SELECT pg_advisory_xact_lock(key)
  FROM (
    SELECT DISTINCT hashtextextended('e-mail ' || lower(address), 0) AS key
    FROM unnest($1::text[]) AS address
    ORDER BY key
  ) AS keys`

/** Lets nobody else give these addresses to an account until the transaction ends: whether one is taken stays true so long. */
export async function holdAddresses(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.query(statement, [[...addresses]])
}
