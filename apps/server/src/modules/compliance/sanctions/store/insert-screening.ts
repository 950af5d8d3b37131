import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  INSERT INTO compliance_screening (player_id, subject, subject_sha256, lists, hits, at)
  SELECT $1, $2, $3, $4::jsonb, $5::jsonb, to_timestamp($6::double precision / 1000)
  WHERE NOT EXISTS (
    SELECT FROM compliance_screening
    WHERE player_id = $1 AND subject = $2 AND subject_sha256 = $3 AND lists = $4::jsonb
  )`

/** Writes down that something was looked for, unless it was looked for in the same editions before. */
export async function insertScreening(
  tx: Transaction,
  player: PlayerId,
  screening: {
    readonly subject: 'person' | 'address'
    readonly sha256: Uint8Array
    readonly lists: unknown
    readonly hits: unknown
    readonly nowMs: number
  },
): Promise<void> {
  const { subject, sha256, lists, hits, nowMs } = screening
  const values = [player, subject, sha256, JSON.stringify(lists), JSON.stringify(hits), nowMs]
  await tx.query(statement, values)
}
