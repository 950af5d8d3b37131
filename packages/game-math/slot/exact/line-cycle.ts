import { at, item } from '../../at.ts'
import type { LineMachine } from '../pays/line-machine.ts'
import { type Cycle, CycleCounts } from './cycle.ts'
import { restOf } from './rest.ts'
import type { View } from './view.ts'

/**
 * Counts every combination of views, exactly: lines are followed reel by reel, and once all are settled the combination is counted at
 * once for all views of the reels to come.
 */
export function countLines(
  machine: LineMachine,
  lines: readonly (readonly number[])[],
  views: readonly (readonly View[])[],
): Cycle {
  return new LineCounter(machine, lines, views).count()
}

/** The views of a reel as columns. */
interface Columns {
  readonly size: number
  readonly rows: number
  readonly cells: Int32Array
  readonly weights: Float64Array
  readonly keys: Int32Array
}

class LineCounter {
  readonly #machine: LineMachine
  readonly #reels: readonly Columns[]
  readonly #counts: CycleCounts
  /** `[reel * lines + line]`: the row in which a line crosses a reel. */
  readonly #rowOf: Int32Array
  readonly #lineCount: number
  /** `[reel * lines + i]`: the lines that still run before a reel, and their states. */
  readonly #running: Int32Array
  readonly #states: Int32Array
  /** `[reel]`: combinations by key of the views of this and all later reels. */
  readonly #rest: readonly ReadonlyMap<number, number>[]

  constructor(
    machine: LineMachine,
    lines: readonly (readonly number[])[],
    views: readonly (readonly View[])[],
  ) {
    this.#machine = machine
    this.#reels = views.map(columns)
    this.#counts = new CycleCounts(machine.most * lines.length)
    this.#lineCount = lines.length
    this.#rowOf = Int32Array.from(views.flatMap((_, reel) => lines.map((line) => item(line, reel))))
    this.#running = new Int32Array((views.length + 1) * lines.length)
    this.#states = new Int32Array((views.length + 1) * lines.length)
    this.#rest = restOf(views)
    for (let line = 0; line < lines.length; line++) this.#running[line] = line
  }

  count(): Cycle {
    this.#follow(0, this.#lineCount, { paid: 0, key: 0, weight: 1 })
    return this.#counts.cycle()
  }

  /** Tries every view of a reel, before which so many lines run. */
  #follow(
    reel: number,
    running: number,
    before: { readonly paid: number; readonly key: number; readonly weight: number },
  ): void {
    if (running === 0) {
      this.#addRest(reel, before)
      return
    }
    const columns = item(this.#reels, reel)
    if (reel + 1 === this.#reels.length) {
      this.#finish(reel, running, before)
      return
    }
    for (let view = 0; view < columns.size; view++) {
      const [still, paid] = this.#read(reel, view, running)
      this.#follow(reel + 1, still, {
        paid: before.paid + paid,
        key: before.key + at(columns.keys, view),
        weight: before.weight * (columns.weights[view] ?? 0),
      })
    }
  }

  /** Lets the running lines read a view; tells how many still run, and what the settled ones pay. */
  #read(reel: number, view: number, running: number): readonly [number, number] {
    const { cells, rows } = item(this.#reels, reel)
    const next = item(this.#machine.next, reel)
    const { faceCount } = this.#machine
    const [from, to] = [reel * this.#lineCount, (reel + 1) * this.#lineCount]
    let still = 0
    let paid = 0
    for (let i = 0; i < running; i++) {
      const line = at(this.#running, from + i)
      const face = at(cells, view * rows + at(this.#rowOf, from + line))
      const state = at(next, at(this.#states, from + i) * faceCount + face)
      if (state < 0) {
        paid -= state + 1
        continue
      }
      this.#running[to + still] = line
      this.#states[to + still] = state
      still++
    }
    return [still, paid]
  }

  /** The last reel settles every line. */
  #finish(
    reel: number,
    running: number,
    before: { readonly paid: number; readonly key: number; readonly weight: number },
  ): void {
    const { size, rows, cells, weights, keys } = item(this.#reels, reel)
    const next = item(this.#machine.next, reel)
    const from = reel * this.#lineCount
    const { faceCount } = this.#machine
    const plain = this.#counts.row(before.key)
    for (let view = 0; view < size; view++) {
      let { paid } = before
      for (let i = 0; i < running; i++) {
        const row = at(this.#rowOf, from + at(this.#running, from + i))
        const face = at(cells, view * rows + row)
        paid -= at(next, at(this.#states, from + i) * faceCount + face) + 1
      }
      const key = at(keys, view)
      const counts = key === 0 ? plain : this.#counts.row(before.key + key)
      counts[paid] = (counts[paid] ?? 0) + before.weight * (weights[view] ?? 0)
    }
  }

  #addRest(
    reel: number,
    before: { readonly paid: number; readonly key: number; readonly weight: number },
  ): void {
    for (const [key, combinations] of item(this.#rest, reel)) {
      const counts = this.#counts.row(before.key + key)
      counts[before.paid] = (counts[before.paid] ?? 0) + before.weight * combinations
    }
  }
}

function columns(views: readonly View[]): Columns {
  return {
    size: views.length,
    rows: views[0]?.cells.length ?? 0,
    cells: Int32Array.from(views.flatMap(({ cells }) => cells)),
    weights: Float64Array.from(views, ({ weight }) => weight),
    keys: Int32Array.from(views, ({ key }) => key),
  }
}
