import { item } from '../../../at.ts'
import type { WaySymbol } from '../pays/way-symbol.ts'
import type { Cycle } from './cycle.ts'
import { countCycle, type ReelReader, type Running } from './cycle-walk.ts'
import type { View } from './view.ts'
import { mostOf, waysThrough } from './way-cycle.ts'

/** Counts every combination of views, exactly, in a game of ways from the first reel on and from the last. */
export function countBothWays(
  symbols: readonly WaySymbol[],
  views: readonly (readonly View[])[],
): Cycle {
  return countCycle(new BothWaysReader(symbols, views), views)
}

/** Stands for nothing but that a run may still begin. */
const mayBegin = 0

/**
 * Reads the runs of each symbol over neighbouring reels. One from the first reel pays where it breaks; any other only when it reaches
 * the last reel, so a run that would pay nothing even then is dropped. What runs is packed as
 * `(ways * symbols + symbol) * reels + reel it began on`.
 */
class BothWaysReader implements ReelReader {
  readonly start: Running = [mayBegin]
  readonly most: number
  readonly #symbols: readonly WaySymbol[]
  readonly #reels: number
  /** While a view is read, what runs of each symbol so far: how many ways, none where nothing runs, and the reel they began on. */
  readonly #ways: number[]
  readonly #begun: number[]

  constructor(symbols: readonly WaySymbol[], views: readonly (readonly View[])[]) {
    this.#symbols = symbols
    this.#reels = views.length
    this.#ways = symbols.map(() => 0)
    this.#begun = symbols.map(() => 0)
    const back = views.toReversed()
    this.most = symbols.reduce(
      (sum, symbol) => sum + mostOf(symbol, views) + mostOf(symbol, back),
      0,
    )
  }

  read(reel: number, running: Running, { cells }: View, into: number[]): number {
    this.#unpack(running)
    let paid = 0
    for (const [number, symbol] of this.#symbols.entries()) {
      const before = item(this.#ways, number)
      const begun = before > 0 ? item(this.#begun, number) : reel
      const more = waysThrough(symbol, cells)
      if (more > 0)
        paid += this.#goOn(reel, { number, begun, ways: Math.max(before, 1) * more }, into)
      else if (before > 0 && begun === 0) paid += before * (symbol.pays[reel] ?? 0)
    }
    if (reel + 1 < this.#reels && this.#symbols.some((symbol) => this.#mayPay(symbol, reel + 1))) {
      into.push(mayBegin)
    }
    return paid
  }

  /** Pays a run on the last reel; before that lets it run on, if it may pay at all. */
  #goOn(
    reel: number,
    run: { readonly number: number; readonly begun: number; readonly ways: number },
    into: number[],
  ): number {
    const { number, begun, ways } = run
    const symbol = item(this.#symbols, number)
    if (reel + 1 === this.#reels) return ways * (symbol.pays[this.#reels - begun] ?? 0)
    if (begun === 0 || this.#mayPay(symbol, begun)) {
      into.push((ways * this.#symbols.length + number) * this.#reels + begun)
    }
    return 0
  }

  /** Whether a run that begins on a reel wins anything on the last one. */
  #mayPay({ pays }: WaySymbol, begun: number): boolean {
    return (pays[this.#reels - begun] ?? 0) > 0
  }

  #unpack(running: Running): void {
    this.#ways.fill(0)
    for (const packed of running) {
      if (packed === mayBegin) continue
      const begun = packed % this.#reels
      const rest = (packed - begun) / this.#reels
      const number = rest % this.#symbols.length
      this.#ways[number] = (rest - number) / this.#symbols.length
      this.#begun[number] = begun
    }
  }
}
