import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'

/** Where an entry stands among those of its account. */
export interface Place {
  /** A player's: the version it made. The house's, which tell none: microseconds since 1970. */
  readonly order: bigint
  readonly id: string
  readonly leg: number
}

const beforeAll: Place = { order: -1n, id: '00000000-0000-0000-0000-000000000000', leg: 0 }

/** The entries of an account with their `place_order`. Only those sides of a transfer are read that can be the account's. */
export const entriesOf = (isPlayers: boolean): string =>
  isPlayers
    ? 'SELECT *, version AS place_order FROM ledger_entry WHERE account = $1 AND version IS NOT NULL'
    : `SELECT *, (extract(epoch FROM created_at) * 1000000)::bigint AS place_order
       FROM ledger_entry WHERE account = $1 AND version IS NULL`

/** Whether an account is a player's or the house's. @throws RangeError when it does not exist. */
export async function isPlayers(on: Queryable, account: AccountId): Promise<boolean> {
  const [row] = await rowsOf<{ is_players: boolean }>(
    on,
    'SELECT player_id IS NOT NULL AS is_players FROM ledger_account WHERE id = $1',
    [account],
  )
  if (!row) throw new RangeError(`there is no account ${account}`)
  return row.is_players
}

/**
 * The newest entry of an account written before a time (epoch milliseconds), and the balance after it. Of a time whose entries
 * went to the archive it is the balance with which those that are left begin.
 */
export async function entryBefore(
  on: Queryable,
  asked: { readonly account: AccountId; readonly isPlayers: boolean; readonly at: number },
): Promise<{ readonly place: Place; readonly balance: bigint }> {
  const [row] = await rowsOf<{ place_order: bigint; id: string; leg: number; balance: bigint }>(
    on,
    asked.isPlayers ? playersStatement : housesStatement,
    [asked.account, isoTime(asked.at)],
  )
  const carried = row && asked.isPlayers ? 0n : await carriedForward(on, asked.account)
  if (!row) return { place: beforeAll, balance: carried }
  return {
    place: { order: row.place_order, id: row.id, leg: row.leg },
    balance: carried + row.balance,
  }
}

/** What entries that went to the archive left on an account. */
async function carriedForward(on: Queryable, account: AccountId): Promise<bigint> {
  const [row] = await rowsOf<{ change: bigint }>(
    on,
    'SELECT coalesce(sum(change), 0)::bigint AS change FROM ledger_carried WHERE account = $1',
    [account],
  )
  return row?.change ?? 0n
}

const statementOf = (balance: string, isPlayers: boolean): string => `
  SELECT place_order, id, leg, ${balance} AS balance
  FROM (${entriesOf(isPlayers)}) AS entry WHERE created_at < $2
  ORDER BY place_order DESC, id DESC, leg DESC LIMIT 1`

const playersStatement = statementOf('balance_after', true)
const housesStatement = statementOf('(sum(change) OVER ())::bigint', false)
