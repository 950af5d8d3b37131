import type { Transaction } from '#platform/database'

const statement = `
  UPDATE catalog_provider_game SET listed = false, changed_at = now()
  WHERE listed AND provider = ANY ($1::smallint[]) AND game_id <> ALL ($2::integer[])`

/** Takes the games of these providers off the lists, but for those named. Counts them. */
export async function unlistProviderGames(
  tx: Transaction,
  { providers, but }: { readonly providers: readonly number[]; readonly but: readonly number[] },
): Promise<number> {
  const { rowCount } = await tx.query(statement, [providers, but])
  return rowCount ?? 0
}
