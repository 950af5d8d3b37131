import { amount } from '@fairhouse/money'
import { accountId } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { StoredPot, StoredTransaction } from '../wallet/stored.ts'

interface Row {
  readonly kind: StoredTransaction['kind']
  readonly player_id: bigint
  readonly game_id: number
  readonly round_id: string | null
  readonly facts: Buffer
  readonly taken: bigint
  readonly given: bigint
  readonly jackpot: bigint
  readonly transfer: string | null
  readonly balance_after: bigint
  readonly rolled_back_by: string | null
  readonly pot: number | null
  readonly pot_taken: bigint | null
  readonly pot_given: bigint | null
  readonly pot_balance: bigint | null
}

/** What came of a connection under this id; null when nothing did. */
export async function transactionNamed(
  on: Queryable,
  connection: string,
  ref: string,
): Promise<StoredTransaction | null> {
  const [row] = await rowsOf<Row>(on, statement, [connection, ref])
  if (!row) return null
  return {
    ref,
    kind: row.kind,
    player: playerId(Number(row.player_id)),
    gameId: row.game_id,
    roundId: row.round_id,
    facts: row.facts,
    taken: amount(row.taken),
    given: amount(row.given),
    jackpot: amount(row.jackpot),
    pot: potOf(row),
    transfer: row.transfer,
    balanceAfter: amount(row.balance_after),
    rolledBackBy: row.rolled_back_by,
  }
}

const potOf = ({ pot, pot_taken, pot_given, pot_balance }: Row): StoredPot | null =>
  pot === null || pot_taken === null || pot_given === null || pot_balance === null
    ? null
    : {
        account: accountId(pot),
        taken: amount(pot_taken),
        given: amount(pot_given),
        balance: amount(pot_balance),
      }

const statement = `
  SELECT kind, player_id, game_id, round_id, facts, taken, given, jackpot, transfer, balance_after, rolled_back_by,
    pot::float8 AS pot, pot_taken, pot_given, pot_balance
  FROM providers_transaction WHERE connection = $1 AND ref = $2`
