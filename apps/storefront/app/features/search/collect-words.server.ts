import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { languages } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
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

/** By the stamp of the catalogue. Desktops and phones, and each country with rules of its own, have one of theirs. */
const made = new Map<string, SearchIndex>()
const keptAtMost = 12

/** The index of the catalogue, made once for all; which of its games may be shown to whom is another question. */
export function searchIndexOf({
  stamp,
  entries,
}: Pick<PageCatalogue, 'stamp' | 'entries'>): SearchIndex {
  const index = made.get(stamp) ?? searchIndex(entries, searchWords)
  // Put last, so that the one that nobody asked for the longest is forgotten first.
  made.delete(stamp)
  made.set(stamp, index)
  for (const oldest of made.keys()) {
    if (made.size <= keptAtMost) break
    made.delete(oldest)
  }
  return index
}
