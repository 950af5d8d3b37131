import { z } from 'zod'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { type CatalogueEntry, catalogueEntry } from './catalogue-entry.ts'
import { providerGames } from './store/provider-games.ts'
import { revision } from './store/revision.ts'
import { switchedOff } from './store/switched-off.ts'

/** A provider's game as the house knows it. */
export interface ProviderGame {
  readonly provider: number
  readonly entry: CatalogueEntry
  /** False: the newest file of its provider leaves it out. */
  readonly listed: boolean
}

/** All that the database says of the catalogue, as of one revision. */
export interface CatalogueState {
  readonly revision: bigint
  /** Ids of games that are switched off. */
  readonly off: ReadonlySet<number>
  /** By id. */
  readonly providerGames: ReadonlyMap<number, ProviderGame>
}

export const emptyState: CatalogueState = {
  revision: 0n,
  off: new Set(),
  providerGames: new Map(),
}

/** The state as it is now; the same object while its revision is. */
export async function newestState(
  database: Database,
  log: Log,
  before: CatalogueState,
): Promise<CatalogueState> {
  // Read before the rest: what changes in between is read once more, never missed.
  const now = await revision(database)
  if (now === before.revision) return before
  const stored = await providerGames(database)
  const games = stored.flatMap(({ key, provider, entry, listed }) => {
    const parsed = catalogueEntry.safeParse(entry)
    if (parsed.success) return [{ provider, entry: parsed.data, listed }]
    log.warn({ key, reason: z.prettifyError(parsed.error) }, 'a game of a provider is not offered')
    return []
  })
  return {
    revision: now,
    off: await switchedOff(database),
    providerGames: new Map(games.map((game) => [game.entry.id, game])),
  }
}
