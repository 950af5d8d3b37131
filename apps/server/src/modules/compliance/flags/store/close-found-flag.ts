import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { FlagKind } from '../flag.ts'

const statement = `
  INSERT INTO compliance_flag_closing (flag_id, staff, why, at)
  SELECT flag_id, $4, $5, to_timestamp($6::double precision / 1000) FROM compliance_flag
  WHERE player_id = $1 AND kind = $2 AND find = $3
  ON CONFLICT DO NOTHING`

/** Closes the flag of a find that people have decided on elsewhere; one that was closed before stays as it was. */
export async function closeFoundFlag(
  tx: Transaction,
  player: PlayerId,
  found: { readonly kind: FlagKind; readonly find: string },
  closing: { readonly staff: string; readonly why: string; readonly nowMs: number },
): Promise<void> {
  const { staff, why, nowMs } = closing
  await tx.query(statement, [player, found.kind, found.find, staff, why, nowMs])
}
