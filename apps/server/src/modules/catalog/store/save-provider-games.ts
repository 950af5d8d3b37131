import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { CatalogueEntry } from '../catalogue-entry.ts'

const statement = `
  INSERT INTO catalog_provider_game AS known (game_id, provider, key, entry, listed)
  SELECT (told -> 'entry' ->> 'id')::integer, (told ->> 'provider')::smallint, told -> 'entry' ->> 'key', told -> 'entry', true
  FROM jsonb_array_elements($1::jsonb) AS told
  ON CONFLICT (game_id) DO UPDATE
    SET entry = excluded.entry, listed = true, changed_at = now()
    WHERE known.entry <> excluded.entry OR NOT known.listed
  RETURNING xmax = 0 AS added`

/** Lists these games. Counts those that are new and those that are other than before. */
export async function saveProviderGames(
  tx: Transaction,
  games: readonly { readonly provider: number; readonly entry: CatalogueEntry }[],
): Promise<{ added: number; changed: number }> {
  const rows = await rowsOf<{ added: boolean }>(tx, statement, [JSON.stringify(games)])
  const added = rows.filter((row) => row.added).length
  return { added, changed: rows.length - added }
}
