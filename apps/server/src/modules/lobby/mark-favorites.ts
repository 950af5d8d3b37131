import { favoritesAtMost } from '@fairhouse/contract/limits'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { LobbyNeeds } from './needs.ts'
import { deleteFavorite } from './store/delete-favorite.ts'
import { favoriteGames } from './store/favorite-games.ts'
import { insertFavorite } from './store/insert-favorite.ts'

/**
 * The heart on a game: marks and unmarks, each as often as one likes. The seat is moved first, which holds the player: two marks at
 * once are counted one after the other, so that nobody has more than the list can hold.
 */
export function markFavorites(
  { database, clock, play, isGame }: LobbyNeeds,
  playerStatus: (player: PlayerId) => Promise<PlayerStatus>,
): Answers<'addFavorite' | 'removeFavorite'> {
  return {
    addFavorite: async ({ player }, { gameId }) => {
      if (!isGame(gameId)) return { refused: 'notFound' }
      const fits = await database.transaction(async (tx) => {
        await play.touchSeat(tx, player)
        const marked = await favoriteGames(tx, player)
        if (marked.includes(gameId)) return true
        if (marked.length >= favoritesAtMost) return false
        await insertFavorite(tx, player, { gameId, nowMs: clock.now() })
        return true
      })
      if (!fits) return { refused: 'listFull', metadata: { atMost: favoritesAtMost } }
      return { reply: { userStatus: await playerStatus(player) } }
    },
    removeFavorite: async ({ player }, { gameId }) => {
      await database.transaction(async (tx) => {
        await play.touchSeat(tx, player)
        await deleteFavorite(tx, player, gameId)
      })
      return { reply: { userStatus: await playerStatus(player) } }
    },
  }
}
