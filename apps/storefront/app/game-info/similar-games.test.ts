import type { Game } from '@fairhouse/contract/entities/game'
import { expect, it } from 'vitest'
import { type Described, distanceOf, similarTo } from './similar-games.ts'

const described = (id: number, facts: Partial<Game> = {}, themes: string[] = []): Described => ({
  game: {
    id,
    name: `Game ${id}`,
    uri: `game-${id}`,
    hasImagePreview: false,
    category: 1281,
    kind: 'slot',
    provider: 1,
    badges: [],
    mechanics: ['lines', 'freeSpins'],
    rtp: 0.96,
    volatility: 3,
    minStake: 25,
    maxStake: 10_000,
    maxWinX: 1000,
    sandbox: false,
    art: null,
    ...facts,
  },
  themes,
})

const castle = described(1, {}, ['horror', 'castle'])

it('a game is at no distance from its like, whoever made it and whatever it returns', () => {
  const twin = described(2, { provider: 5, rtp: 0.9 }, ['castle', 'horror'])
  expect(distanceOf(castle, twin)).toBe(0)
})

it('distance is the same in both directions', () => {
  const other = described(2, { volatility: 5, mechanics: ['ways'], maxWinX: null }, ['horror'])
  expect(distanceOf(castle, other)).toBe(distanceOf(other, castle))
})

it.each([
  ['another theme', described(2, {}, ['fruit'])],
  ['other features', described(2, { mechanics: ['ways'] }, ['horror', 'castle'])],
  ['another volatility', described(2, { volatility: 1 }, ['horror', 'castle'])],
  ['another top win', described(2, { maxWinX: 100_000 }, ['horror', 'castle'])],
])('%s sets apart, but less than another kind of game', (_, other) => {
  const table = described(3, { kind: 'table' }, ['horror', 'castle'])
  expect(distanceOf(castle, other)).toBeGreaterThan(0)
  expect(distanceOf(castle, other)).toBeLessThan(distanceOf(castle, table))
})

it('the nearest come first, never the game itself, and at equal distance what can be played', () => {
  const all = [
    castle,
    described(9, { kind: 'keno' }),
    described(4, { sandbox: true }, ['horror']),
    described(5, {}, ['horror']),
    described(6, {}, ['horror', 'castle']),
  ]
  expect(similarTo(castle, all, 3).map(({ id }) => id)).toEqual([6, 5, 4])
})
