import type { HouseConnection } from './connect-to-house.ts'
import type { Notices } from './controls/notices.ts'
import type { GameContext } from './game-context.ts'
import { followPlayer } from './follow-player.ts'

/** Tells the player when the network goes and comes, and keeps the balance fresh from elsewhere. */
export function watchConnection(
  context: GameContext,
  notices: Notices,
  connection: HouseConnection,
): void {
  const { table, favorite, jackpots, tournament, texts } = context
  addEventListener('offline', () => {
    table.online(false)
    notices.stay(texts.connection.offline)
  })
  addEventListener('online', () => {
    table.online(true)
    notices.stay(null)
    notices.pass(texts.connection.back)
  })
  connection.follow({
    status: followPlayer(context, (status) => {
      table.heard(status)
      favorite.heard(status)
    }),
    jackpots: jackpots && jackpots.heard,
    tournaments: tournament.heard,
  })
}
