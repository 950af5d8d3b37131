import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../../../at.ts'
import type { RemovalRule } from '../definition.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { WeightedDraw } from './draws.ts'
import type { ReelViews } from './reel-views.ts'

/** Takes symbols out of what the reels show, as `removeSymbols` does, by looking up what each stop shows without them. */
export class Removal {
  readonly #choice: WeightedDraw
  /** `[choice][reel][stop]`: the view, and the key of its specials. */
  readonly #views: readonly (readonly Int32Array[])[]
  readonly #keys: readonly (readonly Int32Array[])[]

  constructor(
    { reelsWithout }: ReadySpin,
    { none, choices }: RemovalRule,
    reels: readonly ReelViews[],
  ) {
    this.#choice = new WeightedDraw([{ weight: none }, ...choices])
    this.#views = reelsWithout.map((without) =>
      without.map(({ cells }, reel) =>
        Int32Array.from(cells, (window) => item(reels, reel).numberOf(window)),
      ),
    )
    this.#keys = reelsWithout.map((without) => without.map(({ keys }) => keys))
  }

  /**
   * Changes the views where the draw takes something out.
   * @param key of what is in view before.
   * @returns that of what is in view then.
   */
  apply(
    {
      key,
      stops,
      views,
    }: { readonly key: number; readonly stops: Int32Array; readonly views: Int32Array },
    words: WordSource,
  ): number {
    const choice = this.#choice.draw(words)
    if (choice === 0) return key
    let sum = 0
    for (let reel = 0; reel < views.length; reel++) {
      const stop = at(stops, reel)
      views[reel] = at(item(item(this.#views, choice - 1), reel), stop)
      sum += at(item(item(this.#keys, choice - 1), reel), stop)
    }
    return sum
  }
}
