import type { Texts } from '../../shell/texts/texts.ts'
import type { SearchWords } from './search-index.ts'

/** What the search sheet loads when it opens, besides the games. */
export interface LoadedWords {
  readonly texts: Texts['search']
  readonly words: SearchWords
  /** Ids of games to show before anything is typed. */
  readonly suggested: readonly number[]
}
