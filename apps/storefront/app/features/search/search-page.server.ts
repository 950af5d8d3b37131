import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { searchIndexOf } from './collect-words.server.ts'
import type { Choices } from './filters.ts'
import { longestQuery } from './find-games.ts'
import { readAsk, type SearchAsk } from './search-address.ts'
import { searchGames } from './search-games.ts'
import { suggestedOf } from './suggested.server.ts'

/** Games on a page. */
const pageSize = 48

export interface SearchResults extends SearchAsk {
  /** Of this page. */
  readonly games: readonly Game[]
  readonly count: number
  readonly pages: number
  readonly whole: boolean
  readonly wordless: boolean
  readonly cut: boolean
  readonly unknown: readonly string[]
  readonly choices: Choices
  /** Titles that cannot be played and would fit as well. */
  readonly samples: number
  /** In place of results that there are none of. */
  readonly suggested: readonly Game[]
}

/** List 1001: what an address asks to search for, a page of it. */
export function searchResults(catalogue: PageCatalogue, asked: URLSearchParams): SearchResults {
  const { query, filters, page, unknown } = readAsk(asked, catalogue.games)
  const answer = searchGames(searchIndexOf(catalogue), {
    query,
    filters,
    mayShow: (id) => catalogue.byId(id) !== undefined,
  })
  const { games, whole, wordless, cut, choices, samples } = answer
  return {
    query: query.trim().slice(0, longestQuery),
    filters,
    page,
    games: page === 0 ? [] : games.slice((page - 1) * pageSize, page * pageSize),
    count: games.length,
    pages: Math.max(1, Math.ceil(games.length / pageSize)),
    whole,
    wordless,
    cut,
    unknown,
    choices,
    samples,
    suggested: games.length === 0 ? suggestedOf(catalogue) : [],
  }
}
