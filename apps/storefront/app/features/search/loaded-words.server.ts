import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { searchWords } from './collect-words.server.ts'
import type { LoadedWords } from './loaded-words.ts'
import { suggestedOf } from './suggested.server.ts'

/** What the search sheet loads of a visitor's catalogue in a language. */
export const loadedWords = (catalogue: PageCatalogue, language: Language): LoadedWords => ({
  texts: texts[language].search,
  words: searchWords,
  suggested: suggestedOf(catalogue).map(({ id }) => id),
})
