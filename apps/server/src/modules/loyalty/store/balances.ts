import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type EarnedAsset, earnedAssets, earnedNames } from '../pockets.ts'

const question = `
  SELECT code, (credits_posted - debits_posted - debits_pending)::float8 AS units FROM ledger_account
  WHERE player_id = $1 AND code = ANY($2::smallint[])`

/** What a player has of points (in hundred-thousandths), tokens and tickets, by their accounts. */
export async function balancesOf(
  on: Queryable,
  player: PlayerId,
): Promise<Readonly<Record<EarnedAsset, number>>> {
  const codes = earnedNames.map((name) => earnedAssets[name].code)
  const rows = await rowsOf<{ code: number; units: number }>(on, question, [player, codes])
  const of = (name: EarnedAsset): number =>
    rows.find(({ code }) => code === earnedAssets[name].code)?.units ?? 0
  return { points: of('points'), tokens: of('tokens'), tickets: of('tickets') }
}
