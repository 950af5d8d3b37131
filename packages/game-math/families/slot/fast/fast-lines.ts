import { at, item } from '../../../at.ts'
import type { SlotDefinition } from '../definition.ts'
import { type LineMachine, lineMachine } from '../pays/line-machine.ts'
import { lineRule } from '../pays/line-rule.ts'
import type { PayContext } from '../pays/spin-pays.ts'
import { Faces, FirstReels, type FirstWins } from './first-reels.ts'
import type { ReelViews } from './reel-views.ts'
import type { ViewsPays } from './views-pays.ts'

/** Wins along lines. What is open of the first reels: the line machine's state, and the line. */
export class FastLines implements ViewsPays {
  readonly #first: FirstReels
  readonly #cells: Faces
  /** `[state + face]`, where a state is the place of its row: all reels of the line machine in one list. */
  readonly #next: Int32Array
  /** `[line + reel]`, where a line is the place of its first reel: the row. */
  readonly #rows: Int32Array
  readonly #reelCount: number

  constructor(
    definition: SlotDefinition,
    lines: readonly (readonly number[])[],
    context: PayContext,
    reels: readonly ReelViews[],
  ) {
    this.#reelCount = reels.length
    this.#cells = new Faces(reels)
    this.#next = joined(lineMachine(lineRule(definition, context), reels.length))
    this.#rows = Int32Array.from(lines.flat())
    this.#first = new FirstReels(reels, (views) => this.#begun(views))
  }

  units(views: Int32Array): number {
    const first = this.#first
    const block = first.find(views)
    const { list } = first
    const end = at(list, block + 1)
    let units = at(list, block)
    for (let open = block + 2; open < end; open += 2) {
      units += this.#finished(at(list, open), at(list, open + 1), views)
    }
    return units
  }

  #finished(begun: number, line: number, views: Int32Array): number {
    let state = begun
    for (let reel = this.#first.count; state >= 0; reel++) {
      const face = this.#cells.face(reel, at(views, reel), at(this.#rows, line + reel))
      state = at(this.#next, state + face)
    }
    return -1 - state
  }

  #begun(views: readonly number[]): FirstWins {
    let settled = 0
    const open: number[] = []
    for (let line = 0; line < this.#rows.length; line += this.#reelCount) {
      let state = 0
      for (let reel = 0; reel < views.length && state >= 0; reel++) {
        const face = this.#cells.face(reel, item(views, reel), at(this.#rows, line + reel))
        state = at(this.#next, state + face)
      }
      if (state < 0) settled += -1 - state
      else open.push(state, line)
    }
    return { settled, open }
  }
}

function joined({ faceCount, next }: LineMachine): Int32Array {
  let end = 0
  const rows = next.map((list) => {
    end += list.length
    return Array.from(list, (state) => (state < 0 ? state : end + state * faceCount))
  })
  return Int32Array.from(rows.flat())
}
