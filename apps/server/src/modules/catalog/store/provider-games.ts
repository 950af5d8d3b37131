import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface StoredGame {
  readonly key: string
  readonly provider: number
  readonly entry: unknown
  readonly listed: boolean
}

const question = `
  SELECT key, provider, entry, listed FROM catalog_provider_game ORDER BY game_id`

/** The providers' games, by id. */
export const providerGames = (on: Queryable): Promise<StoredGame[]> => rowsOf(on, question)
