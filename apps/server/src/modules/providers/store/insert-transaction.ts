import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StoredTransaction } from '../wallet/stored.ts'

/** Writes a message down. @throws a unique violation when another one came under its id meanwhile. */
export async function insertTransaction(
  on: Queryable,
  row: Omit<StoredTransaction, 'rolledBackBy'> & {
    readonly connection: string
    readonly about: string | null
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<void> {
  await on.query(statement, [
    row.connection,
    row.ref,
    row.kind,
    row.player,
    row.gameId,
    row.roundId,
    row.about,
    row.facts,
    row.taken,
    row.given,
    row.jackpot,
    row.transfer,
    row.balanceAfter,
    isoTime(row.at),
    row.pot?.account,
    row.pot?.taken,
    row.pot?.given,
    row.pot?.balance,
  ])
}

const statement = `
  INSERT INTO providers_transaction (connection, ref, kind, player_id, game_id, round_id, about, facts, taken, given, jackpot,
    transfer, balance_after, created_at, pot, pot_taken, pot_given, pot_balance)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`
