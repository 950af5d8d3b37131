import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { Session } from '../wallet/message.ts'

/** Ends what was open of the player in the game, and opens another. @param at epoch milliseconds. */
export async function openSession(
  on: Queryable,
  session: Omit<Session, 'ended'> & { readonly tokenHash: Buffer },
  at: number,
): Promise<void> {
  await on.query(end, [session.player, session.gameId, isoTime(at)])
  await on.query(insert, [
    session.id,
    session.tokenHash,
    session.connection,
    session.player,
    session.houseSession,
    session.gameId,
    session.gameKey,
    session.provider,
    session.currency,
    isoTime(at),
    isoTime(session.expiresAt),
  ])
}

const end = `
  UPDATE providers_session SET ended_at = $3
  WHERE player_id = $1 AND game_id = $2 AND ended_at IS NULL`

const insert = `
  INSERT INTO providers_session (id, token_hash, connection, player_id, house_session, game_id, game_key, provider, currency,
    created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`
