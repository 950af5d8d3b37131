import { type Asset, assetNumbered } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What players' accounts and the house's own say of one asset; minor units. */
export interface Sides {
  readonly asset: Asset
  /** What players have, and of that what is held. */
  readonly players: bigint
  readonly held: bigint
  /** What the house's own accounts are short of, and what is held in favour of them. */
  readonly house: bigint
  readonly awaited: bigint
}

/** Both sides of the ledger: each debit has a credit, so what players have is what the house is short of. */
export async function sidesOfLedger(on: Queryable): Promise<Sides[]> {
  const rows = await rowsOf<{ currency: number } & Record<Exclude<keyof Sides, 'asset'>, string>>(
    on,
    statement,
  )
  return rows.map(({ currency, players, held, house, awaited }) => ({
    asset: assetNumbered(currency),
    players: BigInt(players),
    held: BigInt(held),
    house: BigInt(house),
    awaited: BigInt(awaited),
  }))
}

const statement = `
  SELECT currency,
    coalesce(sum(credits_posted - debits_posted) FILTER (WHERE player_id IS NOT NULL), 0)::text AS players,
    coalesce(sum(debits_pending - credits_pending) FILTER (WHERE player_id IS NOT NULL), 0)::text AS held,
    coalesce(sum(debits_posted - credits_posted) FILTER (WHERE player_id IS NULL), 0)::text AS house,
    coalesce(sum(credits_pending - debits_pending) FILTER (WHERE player_id IS NULL), 0)::text AS awaited
  FROM ledger_account GROUP BY currency ORDER BY currency`
