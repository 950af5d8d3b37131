import type { CatalogueEntry } from '@fairhouse/contract/entities/page-catalogue'
import type { Game } from '@fairhouse/contract/entities/game'
import { gatedFetch } from '../../../asking/challenge/gated-fetch.ts'
import { pageGate } from '../../../asking/challenge/page-gate.ts'
import type { Language } from '../../shell/texts/languages.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { LoadedWords } from './loaded-words.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

/** All that a search in the browser needs. */
export interface LoadedSearch {
  readonly index: SearchIndex
  readonly texts: Texts['search']
  readonly suggested: readonly Game[]
}

let loading: { readonly key: string; readonly search: Promise<LoadedSearch> } | null = null

/**
 * Loads the games and the words they are found by, once for each catalogue.
 * @throws when they cannot be had; the next call tries again.
 */
export function loadSearch(language: Language, stamp: string): Promise<LoadedSearch> {
  const key = `${language} ${stamp}`
  if (loading?.key === key) return loading.search
  const search = load(language, stamp)
  const mine = { key, search }
  loading = mine
  search.catch(() => {
    if (loading === mine) loading = null
  })
  return search
}

async function load(language: Language, stamp: string): Promise<LoadedSearch> {
  const version = encodeURIComponent(stamp)
  const [entries, loaded] = await Promise.all([
    fetchJson(`/${language}/catalogue.json?v=${version}`),
    fetchJson(`/${language}/search-words.json`),
  ])
  if (!Array.isArray(entries) || !isLoadedWords(loaded)) throw new TypeError('not a catalogue')
  const { texts, words, suggested } = loaded
  const named = entries.filter(isEntry)
  if (named.length < entries.length)
    reportError(
      new TypeError(`${entries.length - named.length} games of the catalogue have no name`),
    )
  const games = new Map(named.map((game) => [game.id, game]))
  return {
    index: searchIndex(named, words),
    texts,
    suggested: suggested.flatMap((id) => games.get(id) ?? []),
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const send = () => fetch(address, { headers: { accept: 'application/json' } })
  const response = await gatedFetch(send, pageGate)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** The house's own files: looked at only so far that an answer of somebody else is not taken for one. */
const isEntry = (value: unknown): value is CatalogueEntry =>
  isRecord(value) && typeof value['name'] === 'string'

const isLoadedWords = (value: unknown): value is LoadedWords =>
  isRecord(value) && isRecord(value['texts']) && isRecord(value['words'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
