import type { HouseConnection } from './connect-to-house.ts'
import type { Notices } from './controls/notices.ts'
import type { GameContext } from './game-context.ts'
import { hearSignOut } from './hear-sign-out.ts'

/** Tells the player when the network goes and comes, and keeps the balance fresh from elsewhere. */
export function watchConnection(
  context: GameContext,
  notices: Notices,
  connection: HouseConnection,
): void {
  const { table, favorite, jackpots, tournament, texts, player } = context
  const signedOut = hearSignOut(context)
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
    status(status) {
      if (!status.isLogged) return signedOut()
      player.heard(status)
      table.heard(status)
      favorite.heard(status)
    },
    jackpots: jackpots && jackpots.heard,
    tournaments: tournament.heard,
  })
}
