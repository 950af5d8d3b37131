import { type Asset, assetNumbered } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type KindOfMoney, kindOfMoney } from '../kind-of-money.ts'

/** What a player has in one account; units of its asset. */
export interface Pocket {
  readonly asset: Asset
  /** Null for what is no money. */
  readonly money: KindOfMoney | null
  readonly balance: number
  readonly held: number
}

const statement = `
  SELECT account.currency, (account.credits_posted - account.debits_posted)::float8 AS balance,
    account.debits_pending::float8 AS held,
    ${kindOfMoney('account', 'purse')} AS money
  FROM ledger_account AS account LEFT JOIN wallet_purse AS purse USING (player_id)
  WHERE account.player_id = $1 ORDER BY account.code, account.currency`

/** Everything that a player has, account by account. */
export async function pocketsOf(on: Queryable, player: PlayerId): Promise<Pocket[]> {
  type Row = Omit<Pocket, 'asset'> & { readonly currency: number }
  const rows = await rowsOf<Row>(on, statement, [player])
  return rows.map(({ currency, ...row }) => ({ ...row, asset: assetNumbered(currency) }))
}
