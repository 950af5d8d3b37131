import type { PlayerId } from '#platform/ids'
import { port } from '#platform/module/port'

/** Which of these players are not to be shown to others. */
export const hiddenFromOthers =
  port<(players: readonly PlayerId[]) => Promise<ReadonlySet<number>>>('feed: who hides')
