import { type ArrangementBody, arrangementBody } from '@fairhouse/contract/backoffice/arrangements'
import { z } from 'zod'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { type CatalogueEntry, catalogueEntry } from './catalogue-entry.ts'
import type { Rule } from './rules.ts'
import { liveArrangements } from './store/arrangements.ts'
import { storedBadges } from './store/badges.ts'
import { storedPins } from './store/pins.ts'
import { providerGames } from './store/provider-games.ts'
import { revision } from './store/revision.ts'
import { storedRules } from './store/rules.ts'

/** A provider's game as the house knows it. */
export interface ProviderGame {
  readonly provider: number
  readonly entry: CatalogueEntry
  /** False: the newest file of its provider leaves it out. */
  readonly listed: boolean
}

/** A game at a place of a list, counted from 1. */
export interface Pin {
  readonly gameId: number
  readonly position: number
}

/** All that the database says of the catalogue, as of one revision. */
export interface CatalogueState {
  readonly revision: bigint
  /** By id. */
  readonly providerGames: ReadonlyMap<number, ProviderGame>
  readonly gameRules: ReadonlyMap<number, readonly Rule[]>
  readonly providerRules: ReadonlyMap<number, readonly Rule[]>
  /** By list; in the order of their places. */
  readonly pins: ReadonlyMap<number, readonly Pin[]>
  /** How staff arranged lists; what is live. */
  readonly arrangements: readonly ArrangementBody[]
  /** By game: the badges that the house gave it. */
  readonly badges: ReadonlyMap<number, readonly number[]>
}

export const emptyState: CatalogueState = {
  revision: 0n,
  providerGames: new Map(),
  gameRules: new Map(),
  providerRules: new Map(),
  pins: new Map(),
  arrangements: [],
  badges: new Map(),
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
  const rules = await storedRules(database)
  const pins = await storedPins(database)
  const badges = await storedBadges(database)
  const arrangements = (await liveArrangements(database)).flatMap(({ list, body }) => {
    const parsed = arrangementBody.safeParse(body)
    if (parsed.success) return [parsed.data]
    log.warn({ list, reason: z.prettifyError(parsed.error) }, 'a list is not arranged')
    return []
  })
  const games = stored.flatMap(({ key, provider, entry, listed }) => {
    const parsed = catalogueEntry.safeParse(entry)
    if (parsed.success) return [{ provider, entry: parsed.data, listed }]
    log.warn({ key, reason: z.prettifyError(parsed.error) }, 'a game of a provider is not offered')
    return []
  })
  return {
    revision: now,
    providerGames: new Map(games.map((game) => [game.entry.id, game])),
    gameRules: grouped(rules, ({ game_id }) => game_id),
    providerRules: grouped(rules, ({ provider }) => provider),
    pins: grouped(
      pins.map((pin) => ({ list: pin.list_id, gameId: pin.game_id, position: pin.position })),
      ({ list }) => list,
    ),
    arrangements,
    badges: new Map(
      [...grouped(badges, ({ game_id }) => game_id)].map(([id, worn]) => [
        id,
        worn.map(({ badge }) => badge),
      ]),
    ),
  }
}

/** Rows by what `of` says; those of which it says null are of none. */
function grouped<Row>(
  rows: readonly Row[],
  of: (row: Row) => number | null,
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const key = of(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
