import { at, item } from '../../../at.ts'
import type { RespinStart } from '../definition.ts'
import { heldCode } from '../spin/held-reels.ts'
import { countIn, keyBase, type ReadySpin } from '../spin/ready-spin.ts'
import type { startsOf } from '../spin/spin.ts'
import type { ReelViews } from './reel-views.ts'

type Start = ReturnType<typeof startsOf>[number]

/** What a spin starts by where symbols stand, and not only by how many there are. */
export interface PlacedStart {
  /** @param turned key of what is in view, stops and views of the reels. */
  startOf(turned: {
    readonly key: number
    readonly stops: Int32Array
    readonly views: Int32Array
  }): Start | null
}

/** Null where a spin starts nothing of the kind; a checked spin starts one of them at most. */
export function placedStart(spin: ReadySpin, reels: readonly ReelViews[]): PlacedStart | null {
  const { respin, walk } = spin.rule
  if (respin !== undefined) return new StartedRespin(spin, respin)
  return walk === undefined ? null : new StartedWalk(spin, walk, reels)
}

/** Reels that show the symbol stay where they stand. */
class StartedRespin implements PlacedStart {
  readonly #spin: ReadySpin
  readonly #rule: RespinStart

  constructor(spin: ReadySpin, rule: RespinStart) {
    this.#spin = spin
    this.#rule = rule
  }

  startOf({ key, stops }: { readonly key: number; readonly stops: Int32Array }): Start | null {
    const { symbol, feature, count } = this.#rule
    if (countIn(this.#spin, key, symbol) !== count) return null
    const held = this.#spin.reels.map(({ windows }, reel) =>
      item(windows, at(stops, reel)).includes(symbol) ? at(stops, reel) : null,
    )
    return { symbol, feature, by: heldCode(this.#spin, held) }
  }
}

/** Wilds in view begin to walk. */
class StartedWalk implements PlacedStart {
  readonly #symbol: string
  readonly #feature: string
  /** `[reel][view]`: one more than the row of its wild; 0 where it shows none. */
  readonly #rows: readonly Int32Array[]

  constructor({ definition, wild }: ReadySpin, feature: string, reels: readonly ReelViews[]) {
    this.#symbol = item(definition.symbols, wild)
    this.#feature = feature
    this.#rows = reels.map((views) =>
      Int32Array.from({ length: views.count }, (_, view) => views.window(view).indexOf(wild) + 1),
    )
  }

  startOf({ views }: { readonly views: Int32Array }): Start | null {
    let by = 0
    for (let reel = this.#rows.length - 1; reel >= 0; reel--) {
      by = by * keyBase + at(item(this.#rows, reel), at(views, reel))
    }
    return by === 0 ? null : { symbol: this.#symbol, feature: this.#feature, by }
  }
}
