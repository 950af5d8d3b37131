import type { OfferedGames } from '../lists/offered-games.ts'
import { createLikes, likenessOf, type Likes, type PlayedTogether } from './likeness.ts'

/** Reckons how alike games are once for all who are offered the same, and anew when games or who plays them have changed. */
export function keepLikes(together: () => PlayedTogether) {
  const kept = new WeakMap<OfferedGames, { readonly stamp: string; readonly likes: Likes }>()
  return (offered: OfferedGames): Likes => {
    const now = together()
    const known = kept.get(offered)
    if (known?.stamp === now.stamp) return known.likes
    const likes = createLikes(offered.games, likenessOf(offered, now))
    kept.set(offered, { stamp: now.stamp, likes })
    return likes
  }
}
