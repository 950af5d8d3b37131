import { item } from '../../../at.ts'
import type { RespinStart } from '../definition.ts'
import { heldCode } from '../spin/held-reels.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { viewsWhere } from './spin-views.ts'
import type { View } from './view.ts'

/** What the reels show when these are about to be held. */
export interface HeldViews {
  /** The held reels and where they stand, as one number. */
  readonly by: number
  readonly views: readonly (readonly View[])[]
}

/**
 * Every set of reels that a spin may hold, at each of the stops where it is held: what held reels show counts in the spin and in its
 * respin, so no two of them can be told together.
 */
export function heldViews(spin: ReadySpin, { symbol, count }: RespinStart): readonly HeldViews[] {
  const shows = (reel: number, stop: number) =>
    item(item(spin.reels, reel).windows, stop).includes(symbol)
  return spin.reels
    .reduce<readonly (readonly (number | null)[])[]>(
      (sets, { windows }, reel) => {
        const stops = [...windows.keys()].filter((stop) => shows(reel, stop))
        return sets.flatMap((set) => [null, ...stops].map((stop) => [...set, stop]))
      },
      [[]],
    )
    .filter((held) => held.filter((stop) => stop !== null).length === count)
    .map((held) => ({
      by: heldCode(spin, held),
      views: viewsWhere(spin, (reel, stop) =>
        held[reel] === null ? !shows(reel, stop) : held[reel] === stop,
      ),
    }))
}
