import { at, item } from '../../../at.ts'
import type { ReelViews } from './reel-views.ts'

/** What the first reels came to: what is won whatever follows, and what may still win, two numbers each. */
export interface FirstWins {
  readonly settled: number
  readonly open: readonly number[]
}

const most = 1 << 20
const nothing = 1

/**
 * Wins run from the first reel on, so that the first reels decide most of them: what they come to is worked out when they first show
 * it, and looked up from then on.
 */
export class FirstReels {
  /** How many reels are the first ones: three, if all that they can show together is not too much. */
  readonly count: number
  /** At `find`: what is settled, where the block ends, and from there on what is open. */
  list = Int32Array.of(0, 0, 3)
  readonly #viewCounts: Int32Array
  readonly #blocks: Int32Array
  readonly #winsOf: (views: readonly number[]) => FirstWins
  #end = 3

  /** @param winsOf what the first reels come to when they show these views. */
  constructor(reels: readonly ReelViews[], winsOf: (views: readonly number[]) => FirstWins) {
    const product = (count: number): number =>
      reels.slice(0, count).reduce((all, views) => all * views.count, 1)
    const three = Math.min(3, reels.length)
    this.count = product(three) <= most ? three : Math.min(2, three)
    this.#viewCounts = Int32Array.from(reels, (views) => views.count)
    this.#blocks = new Int32Array(product(this.count))
    this.#winsOf = winsOf
  }

  /** Where in `list` it says what these views come to. */
  find(views: Int32Array): number {
    let index = at(views, 0)
    for (let reel = 1; reel < this.count; reel++) {
      index = index * at(this.#viewCounts, reel) + at(views, reel)
    }
    const block = at(this.#blocks, index)
    return block > 0 ? block : this.#add(index, views)
  }

  #add(index: number, views: Int32Array): number {
    const { settled, open } = this.#winsOf([...views.subarray(0, this.count)])
    if (settled === 0 && open.length === 0) {
      this.#blocks[index] = nothing
      return nothing
    }
    const block = this.#end
    this.#end += 2 + open.length
    if (this.#end > this.list.length) {
      const longer = new Int32Array(this.#end * 2)
      longer.set(this.list)
      this.list = longer
    }
    this.list.set([settled, this.#end, ...open], block)
    this.#blocks[index] = block
    return block
  }
}

/** All faces of all views of all reels, one after the other. */
export class Faces {
  /** Cell `row` of view `view` of `reel` is at `start[reel] + view * rows[reel] + row`. */
  readonly faces: Int32Array
  readonly start: Int32Array
  readonly rows: Int32Array

  constructor(reels: readonly ReelViews[]) {
    const all = reels.map((views) =>
      Array.from({ length: views.count }, (_, view) => views.window(view)),
    )
    this.faces = Int32Array.from(all.flat(2))
    this.rows = Int32Array.from(all, (windows) => item(windows, 0).length)
    let end = 0
    this.start = Int32Array.from(all, (windows) => {
      const start = end
      end += windows.flat().length
      return start
    })
  }

  face(reel: number, view: number, row: number): number {
    return at(this.faces, at(this.start, reel) + view * at(this.rows, reel) + row)
  }
}
