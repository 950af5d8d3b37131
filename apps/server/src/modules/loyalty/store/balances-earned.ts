import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type EarnedAsset, earnedAssets, earnedNames } from '../pockets.ts'

const question = `
  SELECT code, (credits_posted - CASE WHEN code = ${earnedAssets.points.code} THEN (
    SELECT coalesce(sum(units), 0) FROM (
      SELECT units FROM loyalty_correction WHERE player_id = $1 AND units > 0
      UNION ALL SELECT units FROM loyalty_gift WHERE player_id = $1
    ) AS beside
  ) ELSE 0 END)::float8 AS units FROM ledger_account
  WHERE player_id = $1 AND code = ANY($2::smallint[])`

/** All that ever came into a player's accounts of points (hundred-thousandths), tokens and tickets for rounds: all of it, but for what was given beside them. */
export async function balancesEarned(
  on: Queryable,
  player: PlayerId,
): Promise<Readonly<Record<EarnedAsset, number>>> {
  const codes = earnedNames.map((name) => earnedAssets[name].code)
  const rows = await rowsOf<{ code: number; units: number }>(on, question, [player, codes])
  const of = (name: EarnedAsset): number =>
    rows.find(({ code }) => code === earnedAssets[name].code)?.units ?? 0
  return { points: of('points'), tokens: of('tokens'), tickets: of('tickets') }
}
