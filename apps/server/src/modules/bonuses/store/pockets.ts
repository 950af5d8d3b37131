import {
  type AccountId,
  accountId,
  balanceOf,
  codes,
  openPocket,
  readAccounts,
} from '#modules/ledger'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Where the player's bonus money lies; null before the first. */
export async function bonusPocket(on: Queryable, player: PlayerId): Promise<AccountId | null> {
  const [row] = await rowsOf<{ account: number }>(
    on,
    'SELECT account::float8 AS account FROM bonuses_pocket WHERE player_id = $1',
    [player],
  )
  return row ? accountId(row.account) : null
}

/** The same, opened when there is none. Whoever asks holds the player's seat. */
export async function openBonusPocket(tx: Transaction, player: PlayerId): Promise<AccountId> {
  const known = await bonusPocket(tx, player)
  if (known !== null) return known
  const account = await openPocket(tx, { player, code: codes.bonus, currency: 'USD' })
  await tx.query('INSERT INTO bonuses_pocket (player_id, account) VALUES ($1, $2)', [
    player,
    account,
  ])
  return account
}

/** What lies in a pocket, in minor units. @throws Error for one that does not exist. */
export async function moneyIn(on: Queryable, pocket: AccountId): Promise<number> {
  const account = (await readAccounts(on, [pocket])).get(pocket)
  if (!account) throw new Error(`bonus pocket ${pocket} is gone`)
  return Number(balanceOf(account))
}
