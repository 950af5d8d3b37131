import type { Game } from '@fairhouse/contract/entities/game'
import { countPlayable, playableFirst } from '../games/playable.ts'
import { type Choices, choicesOf, type Filters, passing } from './filters.ts'
import { findGames, longestQuery, queryWords } from './find-games.ts'
import type { SearchIndex } from './search-index.ts'

const nothing = { games: [], whole: true }

export interface SearchAnswer {
  /** What can be played first, and of each the best first; all of them when nothing was typed. */
  readonly games: readonly Game[]
  /** How many that can be played fit what was typed before the filters. */
  readonly found: number
  /** Titles that cannot be played, were not asked for, and would fit. */
  readonly samples: number
  /** False: these are only the nearest to what was typed. */
  readonly whole: boolean
  /** What was typed has no letter and no digit. */
  readonly wordless: boolean
  /** Only the beginning of what was typed was looked at. */
  readonly cut: boolean
  readonly choices: Choices
}

export interface Search {
  readonly query: string
  readonly filters: Filters
  /** Whether a game may be shown to who asks. */
  mayShow(id: number): boolean
}

/** Games by what was typed and by filters: the same on the server and in the browser. */
export function searchGames(index: SearchIndex, { query, filters, mayShow }: Search): SearchAnswer {
  const typed = query.trim()
  const wordless = typed !== '' && queryWords(typed).length === 0
  const { games: fitting, whole } = wordless ? nothing : findGames(index, typed)
  const games = playableFirst(fitting.filter(({ id }) => mayShow(id)))
  const shown = passing(games, filters)
  return {
    games: shown,
    found: countPlayable(games),
    samples: passing(games, { ...filters, samples: 'with' }).length - shown.length,
    whole,
    wordless,
    cut: typed.length > longestQuery,
    choices: choicesOf(games, filters),
  }
}
