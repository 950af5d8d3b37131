import type { Notices } from './controls/notices.ts'
import type { GameContext } from './game-context.ts'
import { openLiveLine } from './live/live-line.ts'

/** Tells the player when the network goes and comes, and keeps the balance fresh from elsewhere. */
export function watchConnection({ table, texts }: GameContext, notices: Notices): void {
  addEventListener('offline', () => notices.stay(texts.connection.offline))
  addEventListener('online', () => {
    notices.stay(null)
    notices.pass(texts.connection.back)
  })
  const { protocol, host } = location
  openLiveLine(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`, (status) =>
    table.heard(status),
  )
}
