import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { Session } from '../wallet/message.ts'

interface Row {
  readonly id: string
  readonly connection: string
  readonly player_id: bigint
  readonly house_session: string
  readonly game_id: number
  readonly game_key: string
  readonly provider: number
  readonly currency: Currency
  readonly expires_at: Date
  readonly ended: boolean
}

/** The session of a token, open or over; null when there never was one. @param tokenHash SHA-256 of the token. */
export async function sessionByToken(on: Queryable, tokenHash: Buffer): Promise<Session | null> {
  const [row] = await rowsOf<Row>(on, statement, [tokenHash])
  if (!row) return null
  return {
    id: row.id,
    connection: row.connection,
    player: playerId(Number(row.player_id)),
    houseSession: row.house_session,
    gameId: row.game_id,
    gameKey: row.game_key,
    provider: row.provider,
    currency: row.currency,
    expiresAt: row.expires_at.getTime(),
    ended: row.ended,
  }
}

const statement = `
  SELECT id, connection, player_id, house_session, game_id, game_key, provider, currency, expires_at,
    ended_at IS NOT NULL AS ended
  FROM providers_session WHERE token_hash = $1`
