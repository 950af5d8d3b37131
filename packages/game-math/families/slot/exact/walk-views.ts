import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { walkCode } from '../spin/walk.ts'
import { viewsWhere } from './spin-views.ts'
import type { View } from './view.ts'

/** What the reels show when just these wilds are in view; `by` is 0 for none. */
export interface WalkViews {
  readonly by: number
  readonly views: readonly (readonly View[])[]
}

/** Every set of places on which wilds may land, one on a reel at most, with all that the reels can show beside them. */
export function walkViews(spin: ReadySpin): readonly WalkViews[] {
  const rowOf = (reel: number, stop: number) =>
    item(item(spin.reels, reel).cells, stop).indexOf(spin.wild)
  return spin.reels
    .reduce<readonly Cells[]>(
      (sets, { cells }, reel) => {
        const rows = new Set([...cells.keys()].map((stop) => rowOf(reel, stop)))
        return sets.flatMap((set) =>
          [...rows].map((row) => (row < 0 ? set : [...set, [reel, row] as const])),
        )
      },
      [[]],
    )
    .map((wilds) => ({
      by: walkCode(wilds),
      views: viewsWhere(
        spin,
        (reel, stop) => rowOf(reel, stop) === (wilds.find(([on]) => on === reel)?.[1] ?? -1),
      ),
    }))
}
