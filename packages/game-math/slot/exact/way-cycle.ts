import { at, item } from '../../at.ts'
import type { WaySymbol } from '../pays/way-symbol.ts'
import { type Cycle, CycleCounts } from './cycle.ts'
import { restOf } from './rest.ts'
import type { View } from './view.ts'

/**
 * Counts every combination of views, exactly: the ways of each symbol are followed reel by reel, and once every symbol is broken the
 * combination is counted at once for all views of the reels to come.
 */
export function countWays(
  symbols: readonly WaySymbol[],
  views: readonly (readonly View[])[],
): Cycle {
  return new WayCounter(symbols, views).count()
}

interface Columns {
  readonly size: number
  /** `[view * symbols + symbol]`: ways through it. */
  readonly through: Int32Array
  readonly weights: Float64Array
  readonly keys: Int32Array
}

interface Before {
  readonly paid: number
  readonly key: number
  readonly weight: number
}

class WayCounter {
  readonly #symbolCount: number
  readonly #reels: readonly Columns[]
  readonly #counts: CycleCounts
  /** `[symbol * (reels + 1) + n]`: what a way over n reels pays. */
  readonly #pays: Int32Array
  readonly #lengths: number
  /** `[reel * symbols + i]`: symbols that still run before a reel, and the ways they have. */
  readonly #running: Int32Array
  readonly #ways: Int32Array
  readonly #rest: readonly ReadonlyMap<number, number>[]

  constructor(symbols: readonly WaySymbol[], views: readonly (readonly View[])[]) {
    this.#symbolCount = symbols.length
    this.#lengths = views.length + 1
    this.#reels = views.map((reel) => columns(symbols, reel))
    this.#pays = Int32Array.from(
      symbols.flatMap(({ pays }) => Array.from({ length: this.#lengths }, (_, n) => pays[n] ?? 0)),
    )
    this.#counts = new CycleCounts(mostUnits(symbols, this.#reels))
    this.#running = new Int32Array(this.#lengths * symbols.length)
    this.#ways = new Int32Array(this.#lengths * symbols.length)
    this.#rest = restOf(views)
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      this.#running[symbol] = symbol
      this.#ways[symbol] = 1
    }
  }

  count(): Cycle {
    this.#follow(0, this.#symbolCount, { paid: 0, key: 0, weight: 1 })
    return this.#counts.cycle()
  }

  #follow(reel: number, running: number, before: Before): void {
    const { size, weights, keys } = item(this.#reels, reel)
    const isLast = reel + 1 === this.#reels.length
    for (let view = 0; view < size; view++) {
      const [still, paid] = this.#read(reel, view, running)
      const now = {
        paid: before.paid + paid,
        key: before.key + at(keys, view),
        weight: before.weight * (weights[view] ?? 0),
      }
      if (isLast) this.#add(now.key, now.paid + this.#whole(still), now.weight)
      else if (still === 0) this.#addRest(reel + 1, now)
      else this.#follow(reel + 1, still, now)
    }
  }

  /** Lets the running symbols read a view; tells how many still run, and what the broken ones pay. */
  #read(reel: number, view: number, running: number): readonly [number, number] {
    const { through } = item(this.#reels, reel)
    const [from, to] = [reel * this.#symbolCount, (reel + 1) * this.#symbolCount]
    let still = 0
    let paid = 0
    for (let i = 0; i < running; i++) {
      const symbol = at(this.#running, from + i)
      const ways = at(this.#ways, from + i)
      const more = at(through, view * this.#symbolCount + symbol)
      if (more === 0) {
        paid += ways * at(this.#pays, symbol * this.#lengths + reel)
        continue
      }
      this.#running[to + still] = symbol
      this.#ways[to + still] = ways * more
      still++
    }
    return [still, paid]
  }

  /** What the symbols pay that run over all reels. */
  #whole(running: number): number {
    const reels = this.#lengths - 1
    const from = reels * this.#symbolCount
    let paid = 0
    for (let i = 0; i < running; i++) {
      const symbol = at(this.#running, from + i)
      paid += at(this.#ways, from + i) * at(this.#pays, symbol * this.#lengths + reels)
    }
    return paid
  }

  #addRest(reel: number, { paid, key, weight }: Before): void {
    for (const [more, combinations] of item(this.#rest, reel)) {
      this.#add(key + more, paid, weight * combinations)
    }
  }

  #add(key: number, units: number, combinations: number): void {
    const counts = this.#counts.row(key)
    counts[units] = (counts[units] ?? 0) + combinations
  }
}

function columns(symbols: readonly WaySymbol[], views: readonly View[]): Columns {
  return {
    size: views.length,
    through: Int32Array.from(
      views.flatMap(({ cells }) =>
        symbols.map(({ through }) => cells.reduce((sum, face) => sum + item(through, face), 0)),
      ),
    ),
    weights: Float64Array.from(views, ({ weight }) => weight),
    keys: Int32Array.from(views, ({ key }) => key),
  }
}

/** More than all symbols together can pay. */
function mostUnits(symbols: readonly WaySymbol[], reels: readonly Columns[]): number {
  return symbols.reduce((sum, { pays }, symbol) => {
    let ways = 1
    const most = reels.map(({ size, through }, reel) => {
      let best = 0
      for (let view = 0; view < size; view++) {
        best = Math.max(best, at(through, view * symbols.length + symbol))
      }
      ways *= best
      return ways * (pays[reel + 1] ?? 0)
    })
    return sum + Math.max(...most)
  }, 0)
}
