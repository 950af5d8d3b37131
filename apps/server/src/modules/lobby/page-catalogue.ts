import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { StatusFacts } from '#modules/play'
import type { OfferedGames } from './lists/offered-games.ts'
import type { SharedLists } from './lists/shared-lists.ts'

/**
 * The catalogue as the pages of one visitor read it.
 * @param facts of the player who asks; null: a visitor.
 */
export function pageCatalogue(
  shared: { readonly offered: OfferedGames; readonly lists: SharedLists },
  facts: StatusFacts | null,
): PageCatalogue {
  const { offered, lists } = shared
  const found = (ids: readonly number[]): Game[] => ids.flatMap((id) => lists.byId.get(id) ?? [])
  return {
    stamp: lists.stamp,
    games: lists.games,
    entries: lists.entries,
    find: (uri) => lists.byUri.get(uri.toLowerCase()),
    byId: (id) => lists.byId.get(id),
    details: offered.details,
    list: (id) => lists.lists.get(id) ?? null,
    ofProvider: (id) => lists.ofProvider.get(id) ?? [],
    personal: async () => {
      return {
        picks: lists.byPlay.slice(0, listLength),
        suggested: lists.byPlay.slice(0, listLength),
        lastPlayed: found(facts?.lastPlayed ?? []).slice(0, listLength),
        favorites: found(facts?.account.favoriteGames ?? []),
        allowed: lists.games.filter(({ sandbox }) => !sandbox),
      }
    },
  }
}

const listLength = 60
