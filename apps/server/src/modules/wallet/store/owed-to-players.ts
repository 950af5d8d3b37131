import { type Asset, assetNumbered } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What the house owes players in one asset. */
export interface Owed {
  readonly asset: Asset
  /** Money of a demo, or play money: nobody is ever paid it. */
  readonly isTest: boolean
  /** What is held for withdrawals included; minor units. */
  readonly units: bigint
  /** Of that, what is held. */
  readonly held: bigint
  readonly players: number
}

/** The house's liabilities, from the accounts of players themselves: an account without a purse counts as real. */
export async function owedToPlayers(on: Queryable): Promise<Owed[]> {
  const rows = await rowsOf<{
    currency: number
    test: boolean
    units: string
    held: string
    players: number
  }>(on, statement)
  return rows.map(({ currency, test: isTest, units, held, players }) => ({
    asset: assetNumbered(currency),
    isTest,
    units: BigInt(units),
    held: BigInt(held),
    players,
  }))
}

const statement = `
  SELECT account.currency, coalesce(purse.is_test_money OR account.id = purse.credits_account, false) AS test,
    sum(account.credits_posted - account.debits_posted)::text AS units, sum(account.debits_pending)::text AS held,
    count(DISTINCT account.player_id)::int AS players
  FROM ledger_account AS account LEFT JOIN wallet_purse AS purse USING (player_id)
  WHERE account.player_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`
