import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chances } from '../chances.ts'
import { noWin, type Wins, winsOf } from '../wins.ts'
import { distributionOf } from './distribution.ts'

const amounts = 12
/** Counts of wins by amount, some beyond what is kept. */
const wins = fc
  .array(fc.tuple(fc.nat(20), fc.bigInt(1n, 2n ** 40n)), { minLength: 1, maxLength: 6 })
  .map((entries) => winsOf(new Map(entries)))
const several = fc.array(wins, { minLength: 1, maxLength: 9 })

/** The definition: every way of the one with every way of the other. */
function convolved(counts: readonly bigint[], { counts: more }: Wins): readonly bigint[] {
  return Array.from({ length: amounts }, (_, amount) =>
    counts.reduce((sum, count, i) => sum + count * (more.get(amount - i) ?? 0n), 0n),
  )
}

function oneAfterTheOther(all: readonly Wins[]): readonly bigint[] {
  const nothing = Array.from({ length: amounts }, (_, amount) => (amount === 0 ? 1n : 0n))
  return all.reduce(convolved, nothing)
}

const only = <Value>(chances: Chances<Value>, one: Wins, after: Value): Value =>
  chances.oneOf('', [{ weight: 1n, wins: one, also: [], after }])

describe('a distribution', () => {
  it('of wins one after the other is every way of each with every way of the others', () => {
    fc.assert(
      fc.property(several, (all) => {
        const total = all.reduce((product, { ways }) => product * ways, 1n)
        const found = distributionOf(
          (chances) => all.reduce((after, one) => only(chances, one, after), chances.nothing),
          total,
          { grid: 1, amounts },
        )
        expect(found).toEqual(oneAfterTheOther(all))
      }),
      { numRuns: 30 },
    )
  })

  it('of wins that do not depend on each other is the same', () => {
    fc.assert(
      fc.property(several, (all) => {
        const total = all.reduce((product, { ways }) => product * ways, 1n)
        const found = distributionOf(
          (chances) =>
            all
              .map((one) => only(chances, one, chances.nothing))
              .reduce((a, b) => chances.both(a, b), chances.nothing),
          total,
          { grid: 1, amounts },
        )
        expect(found).toEqual(oneAfterTheOther(all))
      }),
      { numRuns: 30 },
    )
  })

  it('weighs ways, scales them to a common total and adds what is won for sure', () => {
    const two = winsOf(
      new Map([
        [0, 1n],
        [6, 1n],
      ]),
    )
    const found = distributionOf(
      (chances) =>
        chances.oneOf('', [
          { weight: 3n, wins: two, also: [{ part: '', units: 2 }], after: chances.nothing },
          { weight: 1n, wins: noWin, also: [], after: only(chances, two, chances.nothing) },
        ]),
      14n,
      { grid: 2, amounts: 5 },
    )
    // Of 14 ways, six win 2 and six win 8; in one nothing is won, in one 6.
    expect(found).toEqual([1n, 6n, 0n, 1n, 6n])
  })
})
