import type { HouseConnection } from './connect-to-house.ts'
import type { Notices } from './controls/notices.ts'
import type { GameContext } from './game-context.ts'

/** Tells the player when the network goes and comes, and keeps the balance fresh from elsewhere. */
export function watchConnection(
  { table, favorite, jackpots, texts }: GameContext,
  notices: Notices,
  connection: HouseConnection,
): void {
  addEventListener('offline', () => notices.stay(texts.connection.offline))
  addEventListener('online', () => {
    notices.stay(null)
    notices.pass(texts.connection.back)
  })
  connection.follow({
    status(status) {
      table.heard(status)
      favorite.heard(status)
    },
    jackpots: jackpots && jackpots.heard,
  })
}
