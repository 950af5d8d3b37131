import type { CatalogueEntry } from '@fairhouse/contract/entities/page-catalogue'
import { providerById } from '@fairhouse/contract/entities/provider'
import { lettersOf } from './closeness.ts'
import { fold, wordsIn } from './fold.ts'

/** What games are also found by, in the words of all languages. */
export interface SearchWords {
  /** By kind, mechanic and theme. */
  readonly kinds: Readonly<Record<string, string>>
  readonly mechanics: Readonly<Record<string, string>>
  readonly themes: Readonly<Record<string, string>>
}

export interface KnownWord {
  /** As `lettersOf`. */
  readonly letters: number
  /** How much the word says of games, by their place. */
  readonly says: ReadonlyMap<number, number>
}

export type Vocabulary = ReadonlyMap<string, KnownWord>

export interface SearchIndex {
  readonly games: readonly CatalogueEntry[]
  /** Names of the games as one word, by their place. */
  readonly names: readonly string[]
  readonly words: Vocabulary
  /** Neighbouring words of names, and whole names, written as one. */
  readonly glued: Vocabulary
}

const weights = { name: 10, glued: 8, provider: 6, kind: 4, mechanic: 2.5, theme: 2.5 } as const

/** @param games in the order in which equals are shown. */
export function searchIndex(games: readonly CatalogueEntry[], also: SearchWords): SearchIndex {
  const words: Growing = new Map()
  const glued: Growing = new Map()
  const meanings = new Map<string, readonly string[]>()
  const meaningOf = (text: string): readonly string[] => {
    const known = meanings.get(text) ?? wordsIn(fold(text))
    meanings.set(text, known)
    return known
  }
  const names = games.map((game, place) => {
    const name = wordsIn(fold(game.name))
    const add = (text: string, weight: number) => {
      for (const word of meaningOf(text)) post(words, word, { place, weight })
    }
    for (const word of name) post(words, word, { place, weight: weights.name })
    for (const word of together(name)) post(glued, word, { place, weight: weights.glued })
    const provider = providerById(game.provider)?.name ?? ''
    add(provider, weights.provider)
    post(glued, meaningOf(provider).join(''), { place, weight: weights.provider })
    add(also.kinds[game.kind] ?? game.kind, weights.kind)
    for (const mechanic of game.mechanics) {
      add(also.mechanics[mechanic] ?? mechanic, weights.mechanic)
    }
    for (const theme of game.themes) {
      add(also.themes[theme] ?? theme, weights.theme)
    }
    return name.join('')
  })
  return { games, names, words, glued }
}

/** `moon light palace` as `moonlight`, `lightpalace` and `moonlightpalace`. */
const together = (name: readonly string[]): readonly string[] =>
  name.length < 2
    ? []
    : [...name.slice(1).map((word, index) => `${name[index] ?? ''}${word}`), name.join('')]

type Growing = Map<string, { readonly letters: number; readonly says: Map<number, number> }>

function post(
  words: Growing,
  word: string,
  { place, weight }: { place: number; weight: number },
): void {
  const known = words.get(word) ?? { letters: lettersOf(word), says: new Map<number, number>() }
  words.set(word, known)
  if ((known.says.get(place) ?? 0) < weight) known.says.set(place, weight)
}
