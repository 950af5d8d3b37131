import { type Fraction, greatestDivisor } from '../../fraction.ts'

/** Chances of what is won, as ways of which all are equally likely; the rest of them win nothing. By pay units. */
export function waysOf(chances: ReadonlyMap<bigint, Fraction>): ReadonlyMap<number, bigint> {
  const all = [...chances.values()].reduce(
    (least, { denominator }) => (least / greatestDivisor(least, denominator)) * denominator,
    1n,
  )
  const counts = [...chances].map(
    ([units, { numerator, denominator }]) =>
      [Number(units), (numerator * all) / denominator] as const,
  )
  const won = counts.reduce((sum, [, count]) => sum + count, 0n)
  return new Map([[0, all - won], ...counts])
}
