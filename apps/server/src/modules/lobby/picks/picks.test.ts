import type { Game } from '@fairhouse/contract/entities/game'
import { gameMechanics } from '@fairhouse/contract/entities/game-mechanics'
import { gameKinds, gameThemes } from '@fairhouse/contract/entities/game-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { togetherOf } from '../reckoned/keep-reckoned.ts'
import { offering, sampleGame, sampleGames } from '../testing/sample-games.ts'
import { createLikes, likenessOf } from './likeness.ts'
import { pickGames, type Taste } from './pick-games.ts'
import { suggestGames } from './suggest-games.ts'

const nobody = togetherOf('', [])
const ids = Array.from({ length: 80 }, (_, index) => index + 1)
const idsOf = (games: readonly Game[]) => games.map(({ id }) => id)

/** A house in which all facts differ, the same for the same seed. */
const houses = fc
  .array(
    fc.record({
      game: fc.record({
        kind: fc.constantFrom(...gameKinds),
        provider: fc.integer({ min: 1, max: 18 }),
        mechanics: fc.uniqueArray(fc.constantFrom(...gameMechanics), { maxLength: 5 }),
        volatility: fc.option(fc.integer({ min: 1, max: 5 })),
        badges: fc.subarray([1]),
        sandbox: fc.boolean(),
      }),
      themes: fc.uniqueArray(fc.constantFrom(...gameThemes), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 80 },
  )
  .map((facts) => {
    const games = facts.map(({ game }, index) =>
      sampleGame({ id: index + 1, uri: `game-${index + 1}`, ...game }),
    )
    return offering(games, {
      details: (id) => ({
        since: '2026-01-01',
        themes: facts[id - 1]?.themes ?? [],
        grid: null,
        ways: null,
        pays: null,
      }),
    })
  })
const tastes = fc.record({
  lastPlayed: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 30 }),
  favorites: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 10 }),
})
const togethers = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), fc.nat(500)), {
    maxLength: 60,
  })
  .map((pairs) => togetherOf('some', [...pairs, ...ids.map((id) => [id, id, 500] satisfies Pair)]))
type Pair = [number, number, number]

const pick = (
  offered: ReturnType<typeof offering>,
  taste: Taste,
  { together = nobody, deal = '2026-11-22 7' } = {},
) => {
  const likes = createLikes(offered.games, likenessOf(offered, together))
  return pickGames({ games: offered.games, likes, deal }, taste)
}

describe('how alike two games are', () => {
  it('is the same both ways, from 0 to 1, and most for a game with itself', () => {
    fc.assert(
      fc.property(houses, togethers, fc.nat(79), fc.nat(79), (offered, together, a, b) => {
        const likeness = likenessOf(offered, together)
        const [one, other] = [(a % offered.games.length) + 1, (b % offered.games.length) + 1]
        expect(likeness(one, other)).toBe(likeness(other, one))
        expect(likeness(one, other)).toBeGreaterThanOrEqual(0)
        expect(likeness(one, other)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('grows with the players they have in common', () => {
    const offered = offering(sampleGames([1, 2]))
    const byCount = [0, 3, 10, 50, 200].map((players) =>
      likenessOf(
        offered,
        togetherOf('', [
          [1, 1, 200],
          [2, 2, 200],
          [1, 2, players],
        ]),
      )(1, 2),
    )
    expect(byCount).toEqual(byCount.toSorted((left, right) => left - right))
    expect(new Set(byCount).size).toBe(byCount.length)
  })

  it('is more for games of one world that play alike', () => {
    const games = [
      sampleGame({ id: 1, mechanics: ['lines', 'freeSpins'], volatility: 4 }),
      sampleGame({ id: 2, mechanics: ['lines', 'freeSpins'], volatility: 4, provider: 3 }),
      sampleGame({ id: 3, mechanics: ['cluster'], volatility: 1, provider: 1 }),
    ]
    const themes = (id: number) => (id === 3 ? ['candy' as const] : ['egypt' as const])
    const details = (id: number) => ({
      since: '',
      themes: themes(id),
      grid: null,
      ways: null,
      pays: null,
    })
    const likeness = likenessOf(offering(games, { details }), nobody)
    expect(likeness(1, 2)).toBeGreaterThan(likeness(1, 3))
  })
})

describe('picks for a player', () => {
  it('are none of what the player knows, each once, at most sixty, as many as there are', () => {
    fc.assert(
      fc.property(houses, tastes, togethers, (offered, taste, together) => {
        const picked = pick(offered, taste, { together }).map(({ game }) => game.id)
        const known = new Set([...taste.lastPlayed, ...taste.favorites])
        const unknown = offered.games.filter(({ id }) => !known.has(id))
        expect(picked.some((id) => known.has(id))).toBe(false)
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.length).toBe(Math.min(60, unknown.length))
      }),
    )
  })

  it('are the same for a player all day', () => {
    fc.assert(
      fc.property(houses, tastes, togethers, (offered, taste, together) => {
        expect(pick(offered, taste, { together })).toEqual(pick(offered, taste, { together }))
      }),
      { numRuns: 30 },
    )
  })

  it('say why: because of a game that the player played or marked, or to be discovered', () => {
    fc.assert(
      fc.property(houses, tastes, (offered, taste) => {
        for (const { reason } of pick(offered, taste)) {
          if (reason.type === 'played') expect(taste.lastPlayed).toContain(reason.game.id)
          if (reason.type === 'favorite') expect(taste.favorites).toContain(reason.game.id)
          if (reason.type === 'popular')
            expect([...taste.lastPlayed, ...taste.favorites]).toEqual([])
        }
      }),
    )
  })

  it('have a discovery at every fifth place, new games first', () => {
    const games = [...sampleGames(ids.slice(0, 70)), ...sampleGames([71, 72], { badges: [1] })]
    const picked = pick(offering(games), { lastPlayed: [1], favorites: [] })
    const fifth = picked.filter((_, index) => index % 5 === 4).map(({ reason }) => reason.type)
    expect(fifth.slice(0, 2)).toEqual(['new', 'new'])
    expect(new Set(fifth.slice(2))).toEqual(new Set(['discover']))
  })

  it('do not all come from one reason', () => {
    const slots = sampleGames(ids.slice(0, 40), { kind: 'slot' })
    const kenos = sampleGames(ids.slice(40), { kind: 'keno', category: 1286 })
    const taste = { lastPlayed: [1, 80], favorites: [] }
    const kinds = pick(offering([...slots, ...kenos]), taste)
      .slice(0, 20)
      .map(({ game }) => game.kind)
    expect(kinds.filter((kind) => kind === 'keno').length).toBeGreaterThanOrEqual(4)
  })

  it('for who has not played yet begin with what is played most', () => {
    const picked = pick(offering(sampleGames(ids)), { lastPlayed: [], favorites: [] })
    expect(picked.slice(0, 4).map(({ game, reason }) => [game.id, reason.type])).toEqual(
      [1, 2, 3, 4].map((id) => [id, 'popular']),
    )
  })

  it('let every game be discovered equally often, whoever made it and whether it was ever played', () => {
    const games = ids.map((id) =>
      sampleGame({ id, uri: `game-${id}`, provider: id % 8 === 0 ? 3 : 17 }),
    )
    const offered = offering(games)
    const likes = createLikes(offered.games, likenessOf(offered, nobody))
    const shown = new Map<number, number>()
    for (let player = 1; player <= 400; player++) {
      const from = { games: offered.games, likes, deal: `2026-11-22 ${player}` }
      // The most played ones fill the other places: those behind them are found by being discovered alone.
      for (const { game, reason } of pickGames(from, { lastPlayed: [], favorites: [] }))
        if (reason.type === 'discover') shown.set(game.id, (shown.get(game.id) ?? 0) + 1)
    }
    const hidden = ids.filter((id) => id > 60).map((id) => shown.get(id) ?? 0)
    const mean = hidden.reduce((sum, count) => sum + count, 0) / hidden.length
    // Six standard deviations of a share of 400 players.
    const slack = 6 * Math.sqrt(mean)
    for (const count of hidden) expect(Math.abs(count - mean)).toBeLessThan(slack)
    expect(mean).toBeGreaterThan(20)
  })
})

describe('what the house suggests', () => {
  it('is what editors chose, then what others play, without what the player knows', () => {
    const games = sampleGames([1, 2, 3, 4, 5])
    const editors = games.filter(({ id }) => id === 4 || id === 2)
    const without = { known: new Set([4, 5]), picked: new Set<number>() }
    const suggested = suggestGames({ editors, byPlay: games }, without)
    expect(idsOf(suggested)).toEqual([2, 1, 3])
  })

  it('leaves out of what others play what is among the picks, but never what editors chose', () => {
    const games = sampleGames([1, 2, 3, 4, 5])
    const editors = games.filter(({ id }) => id === 4)
    const without = { known: new Set<number>(), picked: new Set([4, 2]) }
    expect(idsOf(suggestGames({ editors, byPlay: games }, without))).toEqual([4, 1, 3, 5])
  })
})
