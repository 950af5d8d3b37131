import type { IdentityCause } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  INSERT INTO compliance_identity (player_id, state, cause, changed_at)
  VALUES ($1, 'notAsked', $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT (player_id) DO UPDATE SET cause = excluded.cause,
    -- Nobody outside is asked where money comes from: people look at papers.
    provider = CASE WHEN excluded.cause <> 'funds' THEN compliance_identity.provider END,
    provider_ref = CASE WHEN excluded.cause <> 'funds' THEN compliance_identity.provider_ref END`

/** Makes the row of a check, or writes down why it is asked for now. */
export async function openIdentity(
  tx: Transaction,
  player: PlayerId,
  cause: IdentityCause,
  nowMs: number,
): Promise<void> {
  await tx.query(statement, [player, cause, nowMs])
}
