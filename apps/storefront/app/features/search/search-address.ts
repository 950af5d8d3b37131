import type { Game } from '@fairhouse/contract/entities/game'
import { type Filters, isChosen, manyOf, noFilters, oneOf, toggled, valuesOf } from './filters.ts'

/** What a search page is asked for. */
export interface SearchAsk {
  readonly query: string
  readonly filters: Filters
  /** From 1. */
  readonly page: number
}

export interface ReadAsk extends SearchAsk {
  /** Filters that the address names and that do not exist; they are left out. */
  readonly unknown: readonly string[]
}

/** A filter that nobody knows is told in so many of its characters. */
const longestTold = 40

/**
 * Reads the query part of a search page's address. Whatever it says gives an ask; what is senseless is left out.
 * @param games all, for the mechanics that exist
 */
export function readAsk(asked: URLSearchParams, games: readonly Game[]): ReadAsk {
  let filters = noFilters
  const unknown: string[] = []
  for (const name of [...manyOf, ...oneOf]) {
    const known = valuesOf(name, games)
    for (const value of asked.getAll(name)) {
      if (value === '' || isChosen(filters, name, value)) continue
      if (known.includes(value)) filters = toggled(filters, name, value)
      else unknown.push(`${name}=${value.slice(0, longestTold)}`)
    }
  }
  const page = Number(asked.get('page') ?? '1')
  return {
    query: asked.get('q') ?? '',
    filters,
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    unknown,
  }
}

/** The address of a search, below the language prefix. */
export function searchAddress({ query, filters, page }: SearchAsk): string {
  const asked = new URLSearchParams()
  if (query.trim() !== '') asked.set('q', query.trim())
  for (const name of manyOf) for (const value of filters[name]) asked.append(name, value)
  for (const name of oneOf) {
    const value = filters[name]
    if (value !== null) asked.set(name, value)
  }
  if (page > 1) asked.set('page', String(page))
  return asked.size === 0 ? '/search' : `/search?${asked.toString()}`
}
