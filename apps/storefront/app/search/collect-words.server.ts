import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { languages } from '../language/languages.ts'
import { texts } from '../texts/texts.server.ts'
import { type SearchIndex, searchIndex, type SearchWords } from './search-index.ts'

type Part = 'kinds' | 'mechanics' | 'themes'

/** What may be typed for a kind, a mechanic or a theme, in all languages: players mix them. */
function inAllLanguages(part: Part): Readonly<Record<string, string>> {
  const words: Record<string, string> = {}
  for (const language of languages) {
    const { search, searchWords } = texts[language]
    const named: Readonly<Record<string, string>> = part === 'themes' ? {} : search[part]
    for (const [key, typed] of Object.entries(searchWords[part])) {
      words[key] = [words[key] ?? key, named[key] ?? '', typed].join(' ')
    }
  }
  return words
}

/** All that games are found by. */
export const searchWords: SearchWords = {
  kinds: inAllLanguages('kinds'),
  mechanics: inAllLanguages('mechanics'),
  themes: inAllLanguages('themes'),
}

let made: { readonly stamp: string; readonly index: SearchIndex } | null = null

/** The index of the catalogue, made once for all; which of its games may be shown to whom is another question. */
export function searchIndexOf({
  stamp,
  entries,
}: Pick<PageCatalogue, 'stamp' | 'entries'>): SearchIndex {
  if (made?.stamp !== stamp) made = { stamp, index: searchIndex(entries, searchWords) }
  return made.index
}
