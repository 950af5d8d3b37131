import { z } from 'zod'
import { gameKinds, gameRooms, type GameTheme } from './game-words.ts'
import type { Paytable } from './paytable.ts'

/** Pictures of a game: `/media/games/{uri}/tile-{width}.{avif,webp}?{stamp}`. */
export const gameArt = z.object({
  /** Changes with the pictures. */
  stamp: z.string(),
  /** Widths of its tile (3:4), narrowest first. */
  tile: z.array(z.int()),
  /** Colours that stand in until the tile is there, from top to bottom, as `#rrggbb`. */
  tint: z.tuple([z.string(), z.string()]),
  /** What else it has a picture of; widths and types are told by `picturesOf`. */
  more: z.array(z.enum(['hero', 'portrait', 'logo', 'social'])),
})
export type GameArt = z.infer<typeof gameArt>

/** A game as lists and tiles show it. What a provider does not tell is null. */
export const game = z.object({
  id: z.int(),
  name: z.string(),
  /** Address below the language prefix; for a provider's game with the provider's key before it. */
  uri: z.string(),
  /** Its wide picture (`hero`) is there, and is shown on its tile when a hand is near. */
  hasImagePreview: z.boolean(),
  /** Category id of the specification, 1281-1289. */
  category: z.int(),
  kind: z.enum(gameKinds),
  provider: z.int(),
  /** Of `gameBadges`: newGame and gameOfTheMonth; which games are favourites is a player's own. */
  badges: z.array(z.int()),
  /** Names of what it is built of, of `gameMechanics`. */
  mechanics: z.array(z.string()),
  /** Ratio, for example 0.96; with progressive jackpots in the long run. */
  rtp: z.number().nullable(),
  /** 1 (calm) to 5 (wild). */
  volatility: z.int().min(1).max(5).nullable(),
  /** Minor units. */
  minStake: z.int(),
  maxStake: z.int(),
  /** Largest win as a multiple of the stake. */
  maxWinX: z.number().nullable(),
  /** Stands in for a provider's title until that provider is connected; cannot be played. */
  sandbox: z.boolean(),
  /** Cannot be played because its provider does not answer; `sandbox` is true with it. */
  away: z.literal(true).optional(),
  /** What kind of live room it is played in. */
  room: z.enum(gameRooms).optional(),
  art: gameArt.nullable(),
})
export type Game = z.infer<typeof game>

/** What only a game's own page tells. */
export interface GameDetails {
  /** ISO 8601 date on which the house began to offer it. */
  readonly since: string
  /** Theme words such as `egypt`, `fruit`, its scene first; for finding what is alike. */
  readonly themes: readonly GameTheme[]
  /** Columns and rows of a slot, such as `5x3`. */
  readonly grid: string | null
  /** In how many ways a slot pays: lines where its mechanics say `lines`, ways where they say `ways`. */
  readonly ways: number | null
  /** What an own title pays: the very data that is played; null for a provider's game. */
  readonly pays: {
    readonly paytable: Paytable
    readonly unitsPerStake: number
    /** What comes back depends on the player's choices; what is certified is the best of them. */
    readonly isSkill: boolean
  } | null
}
