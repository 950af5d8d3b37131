import type { Chances, Way } from '../chances.ts'
import { commonTotal } from '../extents.ts'
import type { Wins } from '../wins.ts'
import { residue, residueOf } from './field.ts'
import type { Row, Transform } from './transform.ts'

/** A distribution modulo a prime: how many of `total` ways win each amount, as the transform of a polynomial. */
export interface Residue {
  readonly total: bigint
  readonly series: Series
}

/** A polynomial by its values; `degree` is the greatest amount that it may hold. */
interface Series {
  degree: number
  readonly values: Row
}

/** What is kept of a distribution. */
export interface SeriesShape {
  /** An amount is so many units. */
  readonly grid: number
  /** Amounts kept, from 0; greater ones are cut off. */
  readonly amounts: number
}

/** Rows to work in, used anew for every prime. */
export class Room {
  readonly #length: number
  readonly #rows: Row[] = []
  #taken = 0

  constructor(length: number) {
    this.#length = length
  }

  /** A row of zeros. */
  take(): Row {
    const row = this.#rows[this.#taken] ?? new Float64Array(this.#length)
    this.#rows[this.#taken++] = row
    return row.fill(0)
  }

  /** All rows may be taken again. */
  clear(): void {
    this.#taken = 0
  }
}

/**
 * Works out whole distributions modulo a prime. Independent wins are multiplied and either-or is added, value by value; only when a
 * product would outgrow the transform, what is beyond the amounts kept is cut off, which takes a transform back and forth. A
 * transform must have room for two series cut off.
 */
export class Residues implements Chances<Residue> {
  readonly nothing: Residue
  readonly #transform: Transform
  readonly #shape: SeriesShape
  readonly #room: Room
  /** By wins and by what is won for sure besides. */
  readonly #known = new WeakMap<Wins, Map<number, Series>>()

  constructor(transform: Transform, shape: SeriesShape, room: Room) {
    this.#transform = transform
    this.#shape = shape
    this.#room = room
    this.nothing = { total: 1n, series: { degree: 0, values: room.take().fill(1) } }
  }

  oneOf(_: string, ways: readonly Way<Residue>[]): Residue {
    const common = commonTotal(ways.map(({ after }) => after.total))
    const values = this.#room.take()
    let total = 0n
    let degree = 0
    for (const { weight, wins, also, after } of ways) {
      const sure = also.reduce((sum, { units }) => sum + units, 0)
      const won = this.#seriesOf(wins, sure)
      this.#fit(won, after.series)
      const scale = weight * (common / after.total)
      total += scale * wins.ways * after.total
      degree = Math.max(degree, won.degree + after.series.degree)
      this.#add(values, { won, after: after.series, scale })
    }
    return { total, series: { degree, values } }
  }

  both(a: Residue, b: Residue): Residue {
    if (a === this.nothing) return b
    if (b === this.nothing) return a
    this.#fit(a.series, b.series)
    const values = this.#room.take()
    this.#add(values, { won: a.series, after: b.series, scale: 1n })
    const degree = a.series.degree + b.series.degree
    return { total: a.total * b.total, series: { degree, values } }
  }

  played(_: string, value: Residue): Residue {
    return value
  }

  /** `[amount]`: in how many ways it is won, modulo the prime, from 0 on. */
  counts({ series }: Residue): Row {
    const { prime } = this.#transform.field
    const values = this.#room.take()
    values.set(series.values)
    this.#transform.back(values)
    const counts = values.slice(0, this.#shape.amounts)
    return counts.map((count) => (count < 0 ? count + prime : count))
  }

  #add(
    sum: Row,
    { won, after, scale }: { readonly won: Series; readonly after: Series; readonly scale: bigint },
  ): void {
    const { field } = this.#transform
    const times = residueOf(field, scale)
    if (after === this.nothing.series) addScaled(this.#transform, sum, won.values, times)
    else if (times === 1) addProduct(this.#transform, sum, won.values, after.values)
    else addScaledProduct(this.#transform, sum, { won: won.values, after: after.values, times })
  }

  /** Cuts series off until their product has room. */
  #fit(a: Series, b: Series): void {
    const [smaller, larger] = a.degree < b.degree ? [a, b] : [b, a]
    for (const series of [larger, smaller]) {
      if (a.degree + b.degree >= this.#transform.length) this.#cut(series)
    }
  }

  #cut(series: Series): void {
    const { amounts } = this.#shape
    if (series.degree < amounts) return
    this.#transform.back(series.values)
    series.values.fill(0, amounts)
    this.#transform.forward(series.values)
    series.degree = amounts - 1
  }

  #seriesOf(wins: Wins, sure: number): Series {
    const known = this.#known.get(wins) ?? new Map<number, Series>()
    this.#known.set(wins, known)
    const found = known.get(sure)
    if (found !== undefined) return found
    const series = this.#transformed(wins, sure)
    known.set(sure, series)
    return series
  }

  #transformed({ counts }: Wins, sure: number): Series {
    const { grid, amounts } = this.#shape
    const values = this.#room.take()
    let degree = 0
    for (const [units, count] of counts) {
      const amount = (units + sure) / grid
      if (amount >= amounts) continue
      degree = Math.max(degree, amount)
      values[amount] = residueOf(this.#transform.field, count)
    }
    this.#transform.forward(values)
    return { degree, values }
  }
}

function addScaled({ field }: Transform, sum: Row, values: Row, times: number): void {
  for (let i = 0; i < sum.length; i++) {
    sum[i] = residue(field, (sum[i] ?? 0) + (values[i] ?? 0) * times)
  }
}

function addProduct({ field }: Transform, sum: Row, a: Row, b: Row): void {
  for (let i = 0; i < sum.length; i++) {
    sum[i] = residue(field, (sum[i] ?? 0) + (a[i] ?? 0) * (b[i] ?? 0))
  }
}

function addScaledProduct(
  { field }: Transform,
  sum: Row,
  { won, after, times }: { readonly won: Row; readonly after: Row; readonly times: number },
): void {
  for (let i = 0; i < sum.length; i++) {
    const product = residue(field, (won[i] ?? 0) * (after[i] ?? 0))
    sum[i] = residue(field, (sum[i] ?? 0) + product * times)
  }
}
