import type { Game } from '@fairhouse/contract/entities/game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { listPageLength } from './list-page.ts'
import { plainWish } from './list-wish.ts'
import { sortGames } from './sort-games.ts'
import { countKinds, takePage } from './take-page.ts'

const many = (count: number): Game[] => Array.from({ length: count }, (_, id) => sampleGame({ id }))
const idsOf = (games: readonly Game[]): number[] => games.map(({ id }) => id)

describe('the pages of a list', () => {
  it('hold every game once, in the list’s order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
        const games = many(count)
        const { pages } = takePage(games, plainWish)
        const all = Array.from({ length: pages }, (_, index) =>
          takePage(games, { ...plainWish, page: index + 1, from: index + 1 }),
        )
        expect(all.flatMap((page) => idsOf(page.games))).toEqual(idsOf(games))
        expect(all.every(({ exists }) => exists)).toBe(true)
        const after = takePage(games, { ...plainWish, page: pages + 1, from: pages + 1 })
        expect(after).toMatchObject({ exists: false, games: [] })
      }),
    )
  })

  it('are shown together from the first that is wanted', () => {
    const { games } = takePage(many(200), { ...plainWish, page: 3, from: 2 })
    expect(idsOf(games)).toEqual(idsOf(many(200).slice(listPageLength, 3 * listPageLength)))
  })

  it('are never more than twelve at once', () => {
    const { games } = takePage(many(2_000), { ...plainWish, page: 20, from: 1 })
    expect(games).toHaveLength(12 * listPageLength)
  })

  it('are those of a kind and of a group', () => {
    const games = [
      sampleGame({ id: 1 }),
      sampleGame({ id: 2, kind: 'fish', category: 1287 }),
      sampleGame({ id: 3, category: 1287 }),
    ]
    expect(takePage(games, { ...plainWish, kind: 'fish' })).toMatchObject({ total: 1, pages: 1 })
    expect(idsOf(takePage(games, { ...plainWish, group: 1287 }).games)).toEqual([2, 3])
    expect(countKinds(games)).toEqual([
      { kind: 'slot', count: 2 },
      { kind: 'fish', count: 1 },
    ])
    expect(countKinds([sampleGame(), sampleGame({ kind: 'fish', sandbox: true })])).toEqual([
      { kind: 'slot', count: 1 },
      { kind: 'fish', count: 0 },
    ])
  })
})

describe('the order of a list', () => {
  const games = [
    sampleGame({ id: 1, name: 'Éclair 10', rtp: 0.95, volatility: 2 }),
    sampleGame({ id: 2, name: 'Zebra', rtp: null, volatility: null }),
    sampleGame({ id: 3, name: 'eclair 9', rtp: 0.97, volatility: 5 }),
    sampleGame({ id: 4, name: 'Apple', rtp: 0.97, volatility: 2 }),
  ]
  const since = (id: number): string => `2026-11-0${[0, 3, 9, 3, 1][id]}`

  it.each([
    ['popular', [1, 2, 3, 4]],
    ['new', [2, 1, 3, 4]],
    ['name', [4, 3, 1, 2]],
    ['rtp', [3, 4, 1, 2]],
    ['volatility', [3, 1, 4, 2]],
  ] as const)('%s', (sort, ids) => {
    expect(idsOf(sortGames(games, sort, { since, language: 'en' }))).toEqual(ids)
  })
})
