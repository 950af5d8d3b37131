/**
 * Whole counts by amount won, packed into one big integer: the count of amount `i` sits at bit `i * width`. Adding integers
 * adds counts, and multiplying integers convolves them (Kronecker substitution), so independent wins combine exactly in one
 * multiplication. Valid while no count outgrows `width` bits.
 */
export interface TallyShape {
  /** Bits of a count, a multiple of four. */
  readonly width: number
  /** Amounts kept, from 0; greater ones are cut off. */
  readonly amounts: number
}

export type Tally = bigint

const bitsPerDigit = 4

/** Counts by unit as counts by amount, where an amount is `grid` units and every other count is 0. */
export function onGrid(counts: Float64Array, grid: number): readonly bigint[] {
  const amounts = Math.ceil(counts.length / grid)
  return Array.from({ length: amounts }, (_, amount) => BigInt(counts[amount * grid] ?? 0))
}

/** Packs counts by amount; amounts beyond the shape are cut off. */
export function packTally(shape: TallyShape, counts: readonly bigint[]): Tally {
  const digits = shape.width / bitsPerDigit
  const packed = counts
    .slice(0, shape.amounts)
    .map((count) => count.toString(16).padStart(digits, '0'))
  return BigInt(`0x0${packed.toReversed().join('')}`)
}

/** The counts by amount, one for every amount kept. */
export function unpackTally(shape: TallyShape, tally: Tally): readonly bigint[] {
  const digits = shape.width / bitsPerDigit
  const packed = tally.toString(16).padStart(digits * shape.amounts, '0')
  return Array.from({ length: shape.amounts }, (_, amount) => {
    const end = packed.length - amount * digits
    return BigInt(`0x${packed.slice(end - digits, end)}`)
  })
}

/** Wins of two independent draws together. */
export function together(shape: TallyShape, a: Tally, b: Tally): Tally {
  return BigInt.asUintN(shape.width * shape.amounts, a * b)
}
