import type { Game } from '@fairhouse/contract/entities/game'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { type Filters, filterCount } from './filters.ts'
import type { LoadedSearch } from './load-search.ts'
import { type SearchAnswer, searchGames } from './search-games.ts'

/** More are on the page; nobody reads further in a sheet. */
const mostShown = 16

export interface Hits {
  /** Null while there is nothing to search. */
  readonly answer: SearchAnswer | null
  /** The query that `answer` is of: what was typed, at most a moment ago. */
  readonly query: string
  /** Games to choose from: results, or what is suggested to who asked for nothing and who found nothing. */
  readonly shown: readonly Game[]
  readonly areSuggested: boolean
  /** Of the list of `shown`. */
  readonly listId: string
  /** Place of the game that Enter would open. */
  readonly chosen: number | null
  optionId(place: number): string
  choose(place: number | null): void
}

/** What was found, and which of it is chosen by the arrows. */
export function useHits(search: LoadedSearch | null, typed: string, filters: Filters): Hits {
  const query = useDeferredValue(typed)
  const listId = useId()
  const [chosen, choose] = useState<number | null>(null)
  const answer = useMemo(
    () =>
      search === null ? null : searchGames(search.index, { query, filters, mayShow: () => true }),
    [search, query, filters],
  )
  const idle = query.trim() === '' && filterCount(filters) === 0
  const areSuggested = idle || answer?.games.length === 0
  const found = areSuggested ? search?.suggested : answer?.games
  const shown = found?.slice(0, mostShown) ?? []
  return {
    answer,
    query,
    shown,
    areSuggested,
    listId,
    chosen: chosen !== null && chosen < shown.length ? chosen : null,
    optionId: (place) => `${listId}-${place}`,
    choose,
  }
}
