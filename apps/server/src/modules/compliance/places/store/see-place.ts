import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Writes down from where a player signed in; null: it could not be told, which forgets what was. @returns whether it is another place than before. */
export async function seePlace(
  tx: Transaction,
  player: PlayerId,
  { place, nowMs }: { readonly place: string | null; readonly nowMs: number },
): Promise<boolean> {
  const rows =
    place === null
      ? await rowsOf(tx, 'DELETE FROM compliance_place WHERE player_id = $1 RETURNING 1', [player])
      : await rowsOf(tx, statement, [player, place, nowMs])
  return rows.length > 0
}

const statement = `
  INSERT INTO compliance_place (player_id, place, since) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT (player_id) DO UPDATE SET place = excluded.place, since = excluded.since WHERE compliance_place.place <> excluded.place
  RETURNING 1`
