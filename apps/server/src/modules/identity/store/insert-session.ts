import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

export interface NewSession {
  readonly player: PlayerId
  readonly sessionId: string
  readonly tokenSha256: Buffer
  readonly language: string
  readonly address: string
  readonly userAgent: string
  readonly nowMs: number
}

const statement = `
  INSERT INTO identity_session (
    player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at, confirmed_at
  )
  SELECT $1, $2, $3, $4, $5, $6, moment, moment, moment
  FROM to_timestamp($7::double precision / 1000) AS moment`

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx.query(statement, [
    session.player,
    session.sessionId,
    session.tokenSha256,
    session.language,
    session.address,
    session.userAgent,
    session.nowMs,
  ])
}
