import type { PlayerId } from '#platform/ids'

/** Bets and wins of who hides may still be on their way for so long. */
const onTheWayMs = 60_000

/** Who has begun to hide a moment ago: what is heard of them after that was told before it. */
export interface Hiding {
  /** They hide since `now`, epoch milliseconds. */
  readonly add: (players: readonly PlayerId[], now: number) => void
  readonly has: (player: PlayerId, now: number) => boolean
}

export function createHiding(): Hiding {
  const until = new Map<PlayerId, number>()
  return {
    add: (players, now) => {
      for (const [player, end] of until) if (end < now) until.delete(player)
      for (const player of players) until.set(player, now + onTheWayMs)
    },
    has: (player, now) => (until.get(player) ?? 0) >= now,
  }
}
