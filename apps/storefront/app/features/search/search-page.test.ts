import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { describe, expect, it } from 'vitest'
import { searchResults } from './search-page.server.ts'
import { sampleGames } from './testing/sample-catalogue.ts'

/** The sample as a visitor is offered it. */
function offered(isOffered: (game: Game) => boolean): PageCatalogue {
  const games = sampleGames.filter((game) => isOffered(game))
  return {
    stamp: 'sample',
    games,
    entries: sampleGames,
    find: (uri) => games.find((game) => game.uri === uri),
    byId: (id) => games.find((game) => game.id === id),
    details: () => ({ since: '2026-11-01', themes: [], grid: null, ways: null, pays: null }),
    list: () => games.slice(0, 20).map((game) => ({ ...game, sandbox: false })),
    ofProvider: () => [],
    similar: () => [],
    personal: () => Promise.reject(new Error('a search asks nobody who is searching')),
  }
}

const all = offered(() => true)
const search = (asked: string, catalogue = all) =>
  searchResults(catalogue, new URLSearchParams(asked))

describe('the search page', () => {
  it('shows all games in pages when nothing is asked for', () => {
    const first = search('samples=with')
    expect(first.count).toBe(sampleGames.length)
    expect(first.games).toHaveLength(48)
    const last = search(`samples=with&page=${first.pages}`)
    expect(last.games.length).toBe(sampleGames.length - 48 * (first.pages - 1))
    const seen = Array.from(
      { length: first.pages },
      (_, page) => search(`samples=with&page=${page + 1}`).games,
    )
    expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(sampleGames.length)
  })

  it('finds no game that is not offered to who asks', () => {
    const without = offered(({ uri }) => uri !== 'castle-of-horror')
    expect(search('q=castle+of+horror').games[0]?.uri).toBe('castle-of-horror')
    const { games, choices } = search('q=castle+of+horror', without)
    expect(games.map(({ uri }) => uri)).not.toContain('castle-of-horror')
    expect(choices.provider.map(({ value }) => value)).not.toContain('fairhouse-games')
  })

  it('suggests games where it has no result, and only there', () => {
    expect(search('q=xqzt').suggested).toHaveLength(8)
    expect(search('q=%F0%9F%8E%B0')).toMatchObject({ wordless: true, count: 0 })
    expect(search('q=dragon&samples=with').suggested).toEqual([])
  })

  it('shows what can be played, says how much more there is, and puts it after', () => {
    const slots = search('q=slot')
    expect(slots.games.map(({ uri }) => uri)).toEqual(['castle-of-horror'])
    expect(slots.samples).toBeGreaterThan(200)
    const both = search('q=slot&samples=with')
    expect([both.count, both.samples]).toEqual([slots.samples + 1, 0])
    expect(both.games[0]?.uri).toBe('castle-of-horror')
    expect(both.games.slice(1).every(({ sandbox }) => sandbox)).toBe(true)
  })

  it('gives back no more of a query than it searched for', () => {
    const { query, cut } = search(`q=${'a'.repeat(10_240)}`)
    expect(query).toHaveLength(100)
    expect(cut).toBe(true)
  })

  it.each(['page=0', 'page=1000', 'page=x'])('has no games at %s', (asked) => {
    expect(search(asked).games).toEqual([])
  })
})
