import { type PlayerId, timeOfUuidV7 } from '#platform/ids'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { newestFirst } from '../newest-first.ts'

/**
 * Hash of the newest receipt of a player's stream before one of its rounds, in its tables or gone to the archive; null when there is none,
 * for the round is the first, or those before it were played without receipts.
 */
export async function receiptBefore(
  on: Queryable,
  player: PlayerId,
  round: { readonly stream: number; readonly nonce: number; readonly id: string },
): Promise<Buffer | null> {
  if (round.nonce === 0) return null
  for (const oldest of newestFirst(timeOfUuidV7(round.id))) {
    const [row] = await rowsOf<{ stream: number; receipt: Buffer | null }>(on, inTables, [
      player,
      round.id,
      oldest,
    ])
    if (row) return row.stream === round.stream ? row.receipt : null
  }
  return carriedReceipt(on, player, round.stream)
}

/** Hash of the newest receipt of those rounds of a stream that went to the archive; null when there is none. */
export async function carriedReceipt(
  on: Queryable,
  player: PlayerId,
  stream: number,
): Promise<Buffer | null> {
  const [row] = await rowsOf<{ receipt: Buffer | null }>(on, inArchive, [player, stream])
  return row?.receipt ?? null
}

const inTables = `
  SELECT stream, receipt FROM play_step
  WHERE player_id = $1 AND round_id < $2 AND round_id >= $3 ORDER BY round_id DESC, sequence DESC LIMIT 1`

const inArchive = 'SELECT receipt FROM play_carried WHERE player_id = $1 AND stream = $2'
