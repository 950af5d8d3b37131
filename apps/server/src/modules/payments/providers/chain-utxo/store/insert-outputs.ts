import type { Transaction } from '#platform/database'
import type { Branch } from '../account.ts'

export interface SeenOutput {
  readonly txid: string
  readonly vout: number
  readonly branch: Branch
  readonly number: number
  readonly units: bigint
  /** Whose coins its transaction spent: scripts, in hex. */
  readonly senders: readonly string[]
}

// One that was gone and is here again begins another life: what was told of the first stays true.
const statement = `
  INSERT INTO payments_utxo_output AS known
    (provider, txid, vout, life, branch, number, units, senders, state, height, seen_at, changed_at)
  SELECT $1, seen.txid, seen.vout, coalesce(last.life + (last.state = 'gone')::integer, 1), seen.branch, seen.number, seen.units,
    string_to_array(seen.senders, ' '), CASE WHEN $7::integer IS NULL THEN 'pool' ELSE 'mined' END, $7, now(), now()
  FROM unnest($2::text[], $3::integer[], $4::smallint[], $5::integer[], $6::bigint[], $8::text[]) AS seen (txid, vout, branch, number, units, senders)
  LEFT JOIN LATERAL (
    SELECT life, state FROM payments_utxo_output AS before
    WHERE before.provider = $1 AND before.txid = seen.txid AND before.vout = seen.vout
    ORDER BY life DESC LIMIT 1
  ) AS last ON true
  ON CONFLICT (provider, txid, vout, life) DO UPDATE
    SET state = 'mined', height = excluded.height, missing_since = NULL, changed_at = now()
    WHERE known.state = 'pool' AND excluded.state = 'mined'`

/** @param height of the block that holds them; null while they wait for one. */
export async function insertOutputs(
  tx: Transaction,
  provider: string,
  seen: readonly SeenOutput[],
  height: number | null,
): Promise<void> {
  if (seen.length === 0) return
  await tx.query(statement, [
    provider,
    seen.map(({ txid }) => txid),
    seen.map(({ vout }) => vout),
    seen.map(({ branch }) => branch),
    seen.map(({ number }) => number),
    seen.map(({ units }) => units),
    height,
    seen.map(({ senders }) => senders.join(' ')),
  ])
}
