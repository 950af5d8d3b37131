import { at, item } from '../../at.ts'
import { bitCount } from '../../bits.ts'
import { reelCount, rowCount } from '../definition.ts'
import { type LinePays, runLengths } from '../line-pays.ts'
import { type ReelView, scatterStep } from './view.ts'

/** `counts[specials][units]`: how many combinations of windows show these specials and pay so much on lines. */
export type Cycle = ReadonlyMap<number, Float64Array>

/** Room for any sum of specials. */
const specialsRoom = (reelCount + 1) * scatterStep

/**
 * Counts every combination of windows, exactly: a combination whose lines are all broken after some reels is counted at once
 * for all windows of the reels to come. Counts stay whole below 2^53, which five strips of 1500 stops would not reach.
 */
export function countCycle(linePays: LinePays, views: readonly ReelView[]): Cycle {
  return new Counter(linePays, views).count()
}

class Counter {
  readonly #linePays: LinePays
  readonly #views: readonly ReelView[]
  readonly #counts = new Map<number, Float64Array>()
  /** `[reel][specials]`: combinations of the windows of this and all later reels. */
  readonly #rest: readonly Float64Array[]
  /** `[count * 3 + row]`: lines from that row of the first reel that run over `count` reels at least. */
  readonly #alive = new Int32Array((reelCount + 1) * rowCount)
  /** `[row * 6 + n]`: what a run of n pays with the symbol in that row of the first reel. */
  readonly #pays = new Int32Array(rowCount * runLengths)
  /** `[row]`: that symbol. */
  readonly #leads = new Int32Array(rowCount)
  readonly #most: number

  constructor(linePays: LinePays, views: readonly ReelView[]) {
    this.#linePays = linePays
    this.#views = views
    this.#rest = restCounts(views)
    this.#most = Math.max(...linePays.pays) * bitCount(linePays.everyLine)
  }

  count(): Cycle {
    const first = item(this.#views, 0)
    this.#alive.set(this.#linePays.starts, rowCount)
    for (let window = 0; window < first.size; window++) {
      for (let row = 0; row < rowCount; row++) {
        this.#lead(row, at(first.cells, window * rowCount + row))
      }
      this.#follow(1, 0, at(first.specials, window))
    }
    return this.#counts
  }

  #lead(row: number, symbol: number): void {
    this.#leads[row] = symbol
    for (let n = 0; n < runLengths; n++) {
      this.#pays[row * runLengths + n] = at(this.#linePays.pays, symbol * runLengths + n)
    }
  }

  /** Tries every window of the reel after the first `count`. Broken lines have paid `paid` units so far. */
  #follow(count: number, paid: number, specials: number): void {
    if (this.#isOver(count)) {
      this.#addRest(count, paid, specials)
      return
    }
    const view = item(this.#views, count)
    const isLast = count + 1 === reelCount
    for (let window = 0; window < view.size; window++) {
      const now = paid + this.#turn(view, count, window)
      const seen = specials + at(view.specials, window)
      if (isLast) this.#add(seen, now + this.#whole(), 1)
      else this.#follow(count + 1, now, seen)
    }
  }

  #isOver(count: number): boolean {
    const from = count * rowCount
    return (at(this.#alive, from) | at(this.#alive, from + 1) | at(this.#alive, from + 2)) === 0
  }

  /** Lets lines go on or break at a window; returns what the broken ones pay. */
  #turn(view: ReelView, count: number, window: number): number {
    const matches = window * this.#linePays.symbolCount
    let paid = 0
    for (let row = 0; row < rowCount; row++) {
      const before = at(this.#alive, count * rowCount + row)
      const after = before & at(view.matches, matches + at(this.#leads, row))
      this.#alive[(count + 1) * rowCount + row] = after
      const pay = at(this.#pays, row * runLengths + count)
      if (pay !== 0 && after !== before) paid += pay * bitCount(before ^ after)
    }
    return paid
  }

  /** What the lines pay that run over all reels. */
  #whole(): number {
    let paid = 0
    for (let row = 0; row < rowCount; row++) {
      const lines = at(this.#alive, reelCount * rowCount + row)
      if (lines !== 0) paid += at(this.#pays, row * runLengths + reelCount) * bitCount(lines)
    }
    return paid
  }

  #addRest(count: number, paid: number, specials: number): void {
    item(this.#rest, count).forEach((combinations, more) => {
      if (combinations > 0) this.#add(specials + more, paid, combinations)
    })
  }

  #add(specials: number, units: number, combinations: number): void {
    let row = this.#counts.get(specials)
    if (row === undefined) {
      row = new Float64Array(this.#most + 1)
      this.#counts.set(specials, row)
    }
    row[units] = (row[units] ?? 0) + combinations
  }
}

function restCounts(views: readonly ReelView[]): readonly Float64Array[] {
  const rest = [Float64Array.of(1)]
  for (const view of views.toReversed()) {
    const later = item(rest, 0)
    const here = new Float64Array(specialsRoom)
    for (const specials of view.specials) {
      later.forEach((count, more) => {
        if (count > 0) here[specials + more] = (here[specials + more] ?? 0) + count
      })
    }
    rest.unshift(here)
  }
  return rest
}
