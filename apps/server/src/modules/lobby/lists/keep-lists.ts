import type { Clock } from '#platform/clock'
import { dayOf } from '#platform/iso-time'
import type { OfferedGames } from './offered-games.ts'
import { type Popularity, type SharedLists, sharedLists } from './shared-lists.ts'

/** How much each game is played, and the stamp that changes with it. */
export interface PlayedNow {
  readonly stamp: string
  readonly of: Popularity
}

/** Makes the lists once for all who are offered the same games, and anew only when what they are made of has changed. */
export function keepLists(clock: Clock, playedNow: () => PlayedNow) {
  const kept = new WeakMap<OfferedGames, { readonly key: string; readonly lists: SharedLists }>()
  return (offered: OfferedGames): SharedLists => {
    const day = dayOf(clock.now())
    const played = playedNow()
    const key = `${day} ${played.stamp}`
    const known = kept.get(offered)
    if (known?.key === key) return known.lists
    const lists = sharedLists(offered, played.of, day)
    kept.set(offered, { key, lists })
    return lists
  }
}
