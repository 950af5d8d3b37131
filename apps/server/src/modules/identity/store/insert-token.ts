import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

interface NewToken {
  readonly player: PlayerId
  readonly tokenSha256: Buffer
  readonly purpose: string
  readonly email: string
  readonly nowMs: number
  readonly expiresMs: number
}

const statement = `
  INSERT INTO identity_one_time_token (player_id, token_sha256, purpose, email, created_at, expires_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000))`

export async function insertToken(tx: Transaction, token: NewToken): Promise<void> {
  await tx.query(statement, [
    token.player,
    token.tokenSha256,
    token.purpose,
    token.email,
    token.nowMs,
    token.expiresMs,
  ])
}
