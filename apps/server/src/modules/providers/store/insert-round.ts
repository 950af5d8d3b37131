import type { AccountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { Session } from '../wallet/message.ts'

/** Begins a round of which nothing is staked yet. @param round.at epoch milliseconds. */
export async function insertRound(
  on: Queryable,
  { connection, player, gameId, gameKey, provider, currency }: Session,
  round: {
    readonly id: string
    readonly ref: string
    readonly at: number
    /** What pays it beside the pocket, if anything does. */
    readonly pot: AccountId | null
  },
): Promise<void> {
  await on.query(statement, [
    round.id,
    connection,
    player,
    gameId,
    gameKey,
    provider,
    round.ref,
    currency,
    isoTime(round.at),
    round.pot,
  ])
}

const statement = `
  INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout,
    opened_at, balance_after, pot)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, $9, 0, $10)`
