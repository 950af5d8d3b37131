import type { Asset } from '@fairhouse/money'
import { type AccountId, accountId, codes, openPocket } from '#modules/ledger'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What play earns, each with its purpose on the ledger. */
export const earnedAssets = {
  points: { asset: 'POINT', code: codes.pocketPoints },
  tokens: { asset: 'TOKEN', code: codes.pocketTokens },
  tickets: { asset: 'TICKET', code: codes.pocketTickets },
} as const satisfies Record<string, { asset: Asset; code: number }>
export type EarnedAsset = keyof typeof earnedAssets
export const earnedNames = ['points', 'tokens', 'tickets'] as const

const question = `
  SELECT player_id::float8 AS player_id, id, code FROM ledger_account
  WHERE player_id = ANY($1::bigint[]) AND code = ANY($2::smallint[])`

/** The accounts of these players for one asset; opened where there is none. */
export async function pocketsOf(
  tx: Transaction,
  players: readonly PlayerId[],
  name: EarnedAsset,
): Promise<ReadonlyMap<PlayerId, AccountId>> {
  const found = new Map(await openPockets(tx, players, name))
  const { asset: currency, code } = earnedAssets[name]
  for (const player of players) {
    if (found.has(player)) continue
    // A player's first of a kind: once in an account's life.
    // oxlint-disable-next-line no-await-in-loop -- one connection
    found.set(player, await openPocket(tx, { player, code, currency }))
  }
  return found
}

/** The accounts that are there. */
async function openPockets(
  on: Queryable,
  players: readonly PlayerId[],
  name: EarnedAsset,
): Promise<ReadonlyMap<PlayerId, AccountId>> {
  const rows = await rowsOf<{ player_id: PlayerId; id: bigint }>(on, question, [
    [...players],
    [earnedAssets[name].code],
  ])
  return new Map(rows.map(({ player_id, id }) => [player_id, accountId(id)]))
}
