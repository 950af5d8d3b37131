import { packTally, type Tally, type TallyShape, together } from '../tally.ts'
import type { Chances, Way } from './chances.ts'
import { commonTotal } from './extents.ts'
import type { Wins } from './wins.ts'

/** A distribution: of `total` ways, as many as the tally counts win each amount; the others win more than it keeps. */
export interface Counted {
  readonly tally: Tally
  readonly total: bigint
}

/** Works out whole distributions, exactly. Amounts are `grid` units. */
export class Tallies implements Chances<Counted> {
  readonly nothing: Counted = { tally: 1n, total: 1n }
  readonly #shape: TallyShape
  readonly #grid: number
  readonly #packed = new WeakMap<Wins, Tally>()
  /** Wins followed by what comes after, as proofs ask for the same again and again. */
  readonly #followed = new WeakMap<Counted, WeakMap<Wins, Tally>>()

  constructor(shape: TallyShape, grid: number) {
    this.#shape = shape
    this.#grid = grid
  }

  oneOf(_: string, ways: readonly Way<Counted>[]): Counted {
    const common = commonTotal(ways.map(({ after }) => after.total))
    let tally = 0n
    let total = 0n
    for (const { weight, wins, also, after } of ways) {
      const sure = also.reduce((sum, { units }) => sum + units, 0)
      const won = this.#shifted(this.#follow(wins, after), sure)
      tally += won * weight * (common / after.total)
      total += weight * wins.ways * common
    }
    return { tally, total }
  }

  both(a: Counted, b: Counted): Counted {
    if (a === this.nothing) return b
    if (b === this.nothing) return a
    return { tally: together(this.#shape, a.tally, b.tally), total: a.total * b.total }
  }

  played(_: string, counted: Counted): Counted {
    return counted
  }

  #shifted(tally: Tally, units: number): Tally {
    if (units === 0) return tally
    const { width, amounts } = this.#shape
    return BigInt.asUintN(width * amounts, tally << BigInt((units / this.#grid) * width))
  }

  #follow(wins: Wins, after: Counted): Tally {
    if (after === this.nothing) return this.#pack(wins)
    const found = this.#followed.get(after)?.get(wins)
    if (found !== undefined) return found
    const tally = together(this.#shape, this.#pack(wins), after.tally)
    const known = this.#followed.get(after) ?? new WeakMap<Wins, Tally>()
    this.#followed.set(after, known.set(wins, tally))
    return tally
  }

  #pack(wins: Wins): Tally {
    const known = this.#packed.get(wins)
    if (known !== undefined) return known
    const counts: bigint[] = Array.from({ length: this.#shape.amounts }, () => 0n)
    for (const [units, count] of wins.counts) {
      const amount = units / this.#grid
      if (amount < counts.length) counts[amount] = count
    }
    const tally = packTally(this.#shape, counts)
    this.#packed.set(wins, tally)
    return tally
  }
}
