import type { Game } from '@fairhouse/contract/entities/game'
import type { OfferedGames } from '../lists/offered-games.ts'
import { contentLikeness, type Described } from './content-likeness.ts'

/** How many players played a game, and how many of them another one as well. */
export interface PlayedTogether {
  /** Changes with it. */
  readonly stamp: string
  readonly players: (gameId: number) => number
  readonly both: (one: number, other: number) => number
}

/** How alike two games are, by id; from 0 to 1. */
export type Likeness = (one: number, other: number) => number

/** So many players in common are half of all the trust that there can be. */
const halfTrustPlayers = 10
const contentShare = 0.5

/**
 * Half by what the games are, half by who plays both: the cosine of their players, trusted the more the more there are. Nothing is
 * known of a new game's players, so it begins with what it is.
 */
export function likenessOf(offered: OfferedGames, together: PlayedTogether): Likeness {
  const described = new Map<number, Described>(
    offered.games.map((game) => [game.id, { game, themes: offered.details(game.id).themes }]),
  )
  return (oneId, otherId) => {
    const [one, other] = [described.get(oneId), described.get(otherId)]
    if (!one || !other) return 0
    const content = contentLikeness(one, other)
    return contentShare * content + (1 - contentShare) * playLikeness(together, oneId, otherId)
  }
}

function playLikeness(together: PlayedTogether, one: number, other: number): number {
  const both = together.both(one, other)
  if (both === 0) return 0
  const cosine = both / Math.sqrt(together.players(one) * together.players(other))
  return Math.min(cosine, 1) * (both / (both + halfTrustPlayers))
}

/** Games by how alike they are to one of them, reckoned when it is first asked for. */
export function createLikes(games: readonly Game[], likeness: Likeness) {
  const known = new Map<number, ReadonlyMap<number, number>>()
  return (id: number): ReadonlyMap<number, number> => {
    const likes =
      known.get(id) ??
      new Map(
        games.filter((game) => game.id !== id).map((game) => [game.id, likeness(id, game.id)]),
      )
    known.set(id, likes)
    return likes
  }
}

/** How alike each other game is to one. */
export type Likes = ReturnType<typeof createLikes>
