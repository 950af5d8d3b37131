import type { Game, GameDetails } from '@fairhouse/contract/entities/game'
import type { OfferedGames, Pin } from '../lists/offered-games.ts'

/** A game for tests; Castle of Horror unless told otherwise. */
export const sampleGame = (overrides: Partial<Game> = {}): Game => ({
  id: 271,
  name: 'Castle of Horror',
  uri: 'castle-of-horror',
  hasImagePreview: true,
  category: 1281,
  kind: 'slot',
  provider: 1,
  badges: [],
  mechanics: [],
  rtp: 0.96,
  volatility: 4,
  minStake: 25,
  maxStake: 10_000,
  maxWinX: 5000,
  sandbox: false,
  art: null,
  ...overrides,
})

/** Games under these ids, otherwise alike. */
export const sampleGames = (ids: readonly number[], overrides: Partial<Game> = {}): Game[] =>
  ids.map((id) => sampleGame({ id, name: `Game ${id}`, uri: `game-${id}`, ...overrides }))

/** A catalogue of these games, without pins unless told. */
export const offering = (
  games: readonly Game[],
  also: {
    readonly details?: (id: number) => GameDetails
    readonly pins?: Readonly<Record<number, readonly Pin[]>>
    readonly front?: Readonly<Record<number, readonly number[]>>
    readonly hidden?: readonly number[]
  } = {},
): OfferedGames => ({
  games,
  details:
    also.details ??
    (() => ({ since: '2026-11-01', themes: [], grid: null, ways: null, pays: null })),
  pins: (list) => also.pins?.[list] ?? [],
  arranged: {
    front: (list) => also.front?.[list] ?? [],
    hidden: new Set(also.hidden),
  },
})
