import { type Field, reciprocal, residue, rootOf } from './field.ts'

/** Balanced residues by amount, or their transform. */
export type Row = Float64Array<ArrayBuffer>

/**
 * The number-theoretic transform of a length, a power of two from 4 on: what a polynomial is at every `length`-th root of 1, in an order of its own. Products of
 * polynomials are products of values there (Pollard, 1971). Two levels of butterflies at a time; between reductions values
 * grow by half a prime each, so that products stay below 2^53 for primes below 2^25.
 */
export class Transform {
  readonly field: Field
  readonly length: number
  /** Roots of all levels: those of each are the first of this table. */
  readonly #roots: Row
  readonly #rootsBack: Row
  /** What the way back must be divided by. */
  readonly #scale: number

  constructor(field: Field, length: number) {
    this.field = field
    this.length = length
    const root = rootOf(field, length)
    this.#roots = rootsOf(field, length, root)
    this.#rootsBack = rootsOf(field, length, reciprocal(field, root))
    this.#scale = reciprocal(field, length)
  }

  /** Coefficients to values, in place. */
  forward(row: Row): void {
    const isOdd = Math.log2(this.length) % 2 === 1
    if (isOdd) addHalves(row)
    for (let quarter = this.length / (isOdd ? 8 : 4); quarter >= 1; quarter /= 4) {
      spread(this.field, this.#roots, { row, quarter })
    }
    reduce(this.field, row)
  }

  /** Values to coefficients, in place. */
  back(row: Row): void {
    const isOdd = Math.log2(this.length) % 2 === 1
    let quarter = 1
    for (; quarter * 4 <= this.length; quarter *= 4) {
      gather(this.field, this.#rootsBack, { row, quarter })
    }
    if (isOdd) addHalves(row)
    scale(this.field, row, this.#scale)
  }
}

/** `[i]`: the power of a root by the binary digits of i in reverse. */
function rootsOf(field: Field, length: number, root: number): Row {
  const roots = new Float64Array(length / 2)
  roots[0] = 1
  const steps: number[] = []
  for (let size = length, step = root; size > 2; size /= 2) {
    steps.push(step)
    step = residue(field, step * step)
  }
  for (let known = 1; known < roots.length; known *= 2) {
    const step = steps.pop() ?? 1
    for (let i = 0; i < known; i++) roots[known + i] = residue(field, (roots[i] ?? 0) * step)
  }
  return roots
}

/** One level of butterflies of the whole row, whose root is 1. */
function addHalves(row: Row): void {
  const half = row.length / 2
  for (let i = 0; i < half; i++) {
    const [a, b] = [row[i] ?? 0, row[half + i] ?? 0]
    row[i] = a + b
    row[half + i] = a - b
  }
}

interface Level {
  readonly row: Row
  /** Quarter of a block. */
  readonly quarter: number
}

/** Two levels of the way to values. */
function spread(field: Field, roots: Row, { row, quarter }: Level): void {
  for (let block = 0, from = 0; from < row.length; block++, from += quarter * 4) {
    const root = roots[block] ?? 0
    const left = roots[block * 2] ?? 0
    const right = roots[block * 2 + 1] ?? 0
    for (let i = from; i < from + quarter; i++) {
      const a = row[i] ?? 0
      const b = row[i + quarter] ?? 0
      const c = residue(field, (row[i + quarter * 2] ?? 0) * root)
      const d = residue(field, (row[i + quarter * 3] ?? 0) * root)
      const even = residue(field, (b + d) * left)
      const odd = residue(field, (b - d) * right)
      row[i] = a + c + even
      row[i + quarter] = a + c - even
      row[i + quarter * 2] = a - c + odd
      row[i + quarter * 3] = a - c - odd
    }
  }
}

/** Two levels of the way back; no value leaves it greater than a prime. */
function gather(field: Field, roots: Row, { row, quarter }: Level): void {
  for (let block = 0, from = 0; from < row.length; block++, from += quarter * 4) {
    const root = roots[block] ?? 0
    const left = roots[block * 2] ?? 0
    const right = roots[block * 2 + 1] ?? 0
    for (let i = from; i < from + quarter; i++) {
      const a = row[i] ?? 0
      const b = row[i + quarter] ?? 0
      const c = row[i + quarter * 2] ?? 0
      const d = row[i + quarter * 3] ?? 0
      const even = residue(field, (a - b) * left)
      const odd = residue(field, (c - d) * right)
      row[i] = residue(field, a + b + c + d)
      row[i + quarter] = even + odd
      row[i + quarter * 2] = residue(field, (a + b - c - d) * root)
      row[i + quarter * 3] = residue(field, (even - odd) * root)
    }
  }
}

function reduce(field: Field, row: Row): void {
  for (let i = 0; i < row.length; i++) row[i] = residue(field, row[i] ?? 0)
}

function scale(field: Field, row: Row, by: number): void {
  for (let i = 0; i < row.length; i++) row[i] = residue(field, residue(field, row[i] ?? 0) * by)
}
