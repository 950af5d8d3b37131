import type { Database } from '#platform/database'

const sightings = `
  UPDATE payments_evm_sighting SET state = 'cancelled', reason = 'timeOver', height = NULL, changed_at = clock_timestamp()
  WHERE state IN ('waiting', 'included')
    AND chain IN (SELECT chain FROM payments_evm_chain WHERE provider = $1 AND chain <> $2)`
const spends = `
  UPDATE payments_evm_spend SET state = 'failed', reason = 'providerFault', changed_at = clock_timestamp()
  WHERE state IN ('open', 'refused')
    AND chain IN (SELECT chain FROM payments_evm_chain WHERE provider = $1 AND chain <> $2)`

/** A test chain began anew: what was open on the ones before it never comes. */
export async function abandonOtherChains(
  database: Database,
  provider: string,
  chain: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(sightings, [provider, chain])
    await tx.query(spends, [provider, chain])
  })
}
