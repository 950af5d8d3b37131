import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onGrid, packTally, type TallyShape, together, unpackTally } from './tally.ts'

const shape: TallyShape = { width: 64, amounts: 12 }
const counts = fc.array(fc.bigInt(0n, 2n ** 28n), { minLength: 12, maxLength: 12 })

/** The definition: every way of the one with every way of the other. */
function convolved(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  return Array.from({ length: shape.amounts }, (_, amount) =>
    a.reduce((sum, count, i) => sum + count * (b[amount - i] ?? 0n), 0n),
  )
}

describe('tally', () => {
  it('unpacks what was packed', () => {
    fc.assert(
      fc.property(counts, (list) => {
        expect(unpackTally(shape, packTally(shape, list))).toEqual(list)
      }),
    )
  })

  it('adds counts by adding, and combines independent wins by multiplying', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const [one, other] = [packTally(shape, a), packTally(shape, b)]
        expect(unpackTally(shape, one + other)).toEqual(a.map((count, i) => count + (b[i] ?? 0n)))
        expect(unpackTally(shape, together(shape, one, other))).toEqual(convolved(a, b))
      }),
    )
  })

  it('keeps every grid-th count', () => {
    expect(onGrid(Float64Array.of(1, 0, 0, 0, 0, 7, 0), 5)).toEqual([1n, 7n])
  })
})
