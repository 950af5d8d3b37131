import { gameLists } from '@fairhouse/contract/entities/game-list'
import { providers } from '@fairhouse/contract/entities/provider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { offering, sampleGame, sampleGames } from '../testing/sample-games.ts'
import { type Popularity, sharedLists } from './shared-lists.ts'

const day = '2026-11-22'
const firstDay = 1_767_225_600_000
const unplayed = () => 0
const idsOf = (games: readonly { readonly id: number }[] | undefined) => games?.map(({ id }) => id)

describe('the lists that are the same for everybody', () => {
  it('are those of the contract: every shared list and every list of a provider, no personal one', () => {
    const { lists } = sharedLists(offering(sampleGames([1, 2])), unplayed, day)
    const shared = gameLists.filter((list) => list.of === 'everybody').map((list) => list.id)
    const ofProviders = providers.flatMap(({ list }) => list ?? [])
    expect(new Set(lists.keys())).toEqual(new Set([...shared, ...ofProviders]))
  })

  it.each([
    [3, { kind: 'slot' }],
    [12, { category: 1289 }],
    [13, { kind: 'poker' }],
    [17, { kind: 'bingo' }],
    [17, { kind: 'keno' }],
    [18, { kind: 'lottery' }],
    [1101, { kind: 'crash' }],
    [1102, { kind: 'fish' }],
    [1105, { kind: 'roulette' }],
    [1105, { kind: 'table' }],
    [0xf00004, { provider: 5, sandbox: true }],
    [0xf00010, { provider: 7 }],
    [1, { badges: [1] }],
    [2, { badges: [15], provider: 3 }],
  ] as const)('list %i holds a game with %o and no other', (id, facts) => {
    const other = { provider: 2, kind: 'slot', category: 1281 } as const
    const games = [
      ...sampleGames([1], {
        ...other,
        ...facts,
        badges: [...('badges' in facts ? facts.badges : [])],
      }),
      ...sampleGames([2], { ...other, kind: id === 3 ? 'keno' : 'slot' }),
    ]
    expect(idsOf(sharedLists(offering(games), unplayed, day).lists.get(id))).toEqual([1])
  })

  it('begin with what is played most; what cannot be played comes after what can', () => {
    const games = [
      ...sampleGames([1, 2, 3]),
      ...sampleGames([4, 5], { sandbox: true, provider: 2 }),
    ]
    const { lists } = sharedLists(offering(games), (id) => (id === 2 ? 0.4 : 0), day)
    const slots = idsOf(lists.get(3)) ?? []
    expect(slots[0]).toBe(2)
    expect(new Set(slots.slice(3))).toEqual(new Set([4, 5]))
  })

  it.each([
    [13, 'poker'],
    [17, 'keno'],
    [18, 'lottery'],
    [1101, 'crash'],
    [1102, 'fish'],
    [1105, 'table'],
  ] as const)('list %i begins with own games of %s, however much others are played', (id, kind) => {
    const of = { kind }
    const games = [
      ...sampleGames([1, 2], { ...of, provider: 2 }),
      ...sampleGames([3, 4], of),
      ...sampleGames([5], { ...of, sandbox: true }),
    ]
    const { lists } = sharedLists(offering(games), (game) => (game === 2 ? 0.9 : game / 10), day)
    expect(idsOf(lists.get(id))).toEqual([4, 3, 2, 1, 5])
  })

  it('advertise nothing that cannot be played, whatever is said of it or pinned', () => {
    const games = [
      ...sampleGames([1, 2], { badges: [1], category: 1289 }),
      ...sampleGames([8], { sandbox: true, provider: 2, badges: [1, 15], category: 1289 }),
    ]
    const pins = Object.fromEntries(
      [0, 1, 2, 3, 12].map((id) => [id, [{ gameId: 8, position: 1 }]]),
    )
    const { lists, byPlay } = sharedLists(offering(games, { pins }), () => 0.5, day)
    for (const chosen of [lists.get(0), lists.get(1), lists.get(2), lists.get(12), byPlay])
      expect(new Set(idsOf(chosen))).toEqual(new Set([1, 2]))
    expect(idsOf(lists.get(3))?.at(-1)).toBe(8)
  })

  it('keep a pinned game before all that cannot be played', () => {
    const games = [...sampleGames([1, 2]), ...sampleGames([7, 8], { sandbox: true, provider: 2 })]
    const pins = { 3: [{ gameId: 1, position: 4 }] }
    expect(idsOf(sharedLists(offering(games, { pins }), unplayed, day).lists.get(3))?.[1]).toBe(1)
  })

  it('call trending only what was played', () => {
    const { lists } = sharedLists(offering(sampleGames([1, 2, 3])), (id) => (id === 2 ? 1 : 0), day)
    expect(idsOf(lists.get(0))).toEqual([2])
  })

  it('show new games the latest first', () => {
    const since = new Map([
      [1, '2026-11-02'],
      [2, '2026-11-20'],
      [3, '2026-11-09'],
    ])
    const offered = offering(sampleGames([1, 2, 3], { badges: [1] }), {
      details: (id) => ({
        since: since.get(id) ?? '',
        themes: [],
        grid: null,
        ways: null,
        pays: null,
      }),
    })
    expect(idsOf(sharedLists(offered, unplayed, day).lists.get(1))).toEqual([2, 3, 1])
  })

  it('have pinned games at their places, once, also such as do not belong there', () => {
    const games = [...sampleGames([1, 2, 3]), sampleGame({ id: 9, uri: 'nine', kind: 'keno' })]
    const pins = {
      3: [
        { gameId: 9, position: 2 },
        { gameId: 3, position: 1 },
        { gameId: 77, position: 1 },
      ],
    }
    const slots = idsOf(sharedLists(offering(games, { pins }), unplayed, day).lists.get(3)) ?? []
    expect(slots.slice(0, 2)).toEqual([3, 9])
    expect(slots.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 9])
  })

  it('begin with what staff put in front, of games that belong there', () => {
    const games = [
      ...sampleGames([1, 2, 3]),
      sampleGame({ id: 8, uri: 'eight', sandbox: true, provider: 2 }),
      sampleGame({ id: 9, uri: 'nine', kind: 'keno' }),
    ]
    const front = { 1: [2], 2: [9, 3], 3: [9, 8, 3, 77, 1] }
    const offered = offering(games, { front, pins: { 3: [{ gameId: 2, position: 1 }] } })
    const { lists } = sharedLists(offered, unplayed, day)
    expect(idsOf(lists.get(3))).toEqual([2, 3, 1, 8])
    expect(idsOf(lists.get(2))?.slice(0, 2)).toEqual([9, 3])
    expect(idsOf(lists.get(1))).toEqual([])
  })

  it('find a game by its address in any case', () => {
    const { byUri } = sharedLists(offering([sampleGame({ uri: 'TaDa-FishKing' })]), unplayed, day)
    expect(byUri.get('tada-fishking')?.uri).toBe('TaDa-FishKing')
  })
})

describe('the stamp', () => {
  const stampOf = (name: string, play: Popularity = unplayed) =>
    sharedLists(offering([sampleGame({ name }), ...sampleGames([2])]), play, day).stamp

  it('changes with a game and not with how much it is played', () => {
    expect(stampOf('A', () => 1)).toBe(stampOf('A'))
    expect(stampOf('A')).not.toBe(stampOf('B'))
  })
})

describe('a fresh house', () => {
  it('begins each list with other games', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1)
    const games = sampleGames(ids, { badges: [1], kind: 'slot' })
    const { lists, byPlay } = sharedLists(offering(games), unplayed, day)
    const begins = [1, 2, 3, 1104].map((id) => idsOf(lists.get(id)?.slice(0, 5))?.join(' '))
    expect(new Set([...begins, idsOf(byPlay.slice(0, 5))?.join(' ')]).size).toBe(5)
  })

  it('shows the same order on every node, whatever order its games were read in', () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1)
    const given = idsOf(sharedLists(offering(sampleGames(ids)), unplayed, day).byPlay)
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (shuffled) => {
        const order = sharedLists(offering(sampleGames(shuffled)), unplayed, day).byPlay
        expect(idsOf(order)).toEqual(given)
      }),
      { numRuns: 20 },
    )
  })

  it('gives each game the first places equally often over the days', () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1)
    const offered = offering(sampleGames(ids))
    const ahead = new Map<number, number>()
    const days = Array.from({ length: 400 }, (_, index) =>
      isoTime(firstDay + index * 86_400_000).slice(0, 10),
    )
    for (const one of days) {
      for (const id of idsOf(sharedLists(offered, unplayed, one).byPlay.slice(0, 5)) ?? [])
        ahead.set(id, (ahead.get(id) ?? 0) + 1)
    }
    // A quarter of the days each; five standard deviations either way.
    for (const id of ids) {
      expect(ahead.get(id)).toBeGreaterThan(100 - 44)
      expect(ahead.get(id)).toBeLessThan(100 + 44)
    }
  })
})
