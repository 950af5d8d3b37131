import { amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Session } from '../wallet/message.ts'
import type { StoredRound } from '../wallet/stored.ts'

/** A player's round of a game by the provider's name of it; null before its first bet. */
export async function roundNamed(
  on: Queryable,
  { connection, player, gameId }: Session,
  ref: string,
): Promise<StoredRound | null> {
  const [row] = await rowsOf<{ id: string; stake: bigint; payout: bigint; closed: boolean }>(
    on,
    statement,
    [connection, player, gameId, ref],
  )
  if (!row) return null
  const { id, stake, payout, closed } = row
  return { id, stake: amount(stake), payout: amount(payout), closed }
}

const statement = `
  SELECT id, stake, payout, closed_at IS NOT NULL AS closed FROM providers_round
  WHERE connection = $1 AND player_id = $2 AND game_id = $3 AND ref = $4`
