import { item } from '../../../at.ts'
import type { View } from './view.ts'

/** `[reel]`: in how many combinations the views of this and all later reels show each key. */
export function restOf(
  views: readonly (readonly View[])[],
): readonly ReadonlyMap<number, number>[] {
  const rest: Map<number, number>[] = [new Map([[0, 1]])]
  for (const reel of views.toReversed()) {
    const here = new Map<number, number>()
    for (const { key, weight } of reel) {
      for (const [more, count] of item(rest, 0)) {
        here.set(key + more, (here.get(key + more) ?? 0) + weight * count)
      }
    }
    rest.unshift(here)
  }
  return rest
}
