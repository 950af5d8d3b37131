/** Lighthouse's usual phone is four times slower than a machine in the middle of its fastest class (its `docs/throttling.md`). */
const usual = { benchmarkIndex: 1750, slowdown: 4 }

/**
 * How many times slower than this machine the phone is: the same phone on whatever machine, where a constant would make it slower on a
 * slow one.
 * @param benchmarkIndices Lighthouse's measure of this machine, taken some times; the median counts.
 * @returns a ratio to one decimal, at least 1.
 */
export function slowdownFor(benchmarkIndices: readonly number[]): number {
  const sorted = benchmarkIndices.toSorted((left, right) => left - right)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('the machine was not measured')
  const exact = (middle / usual.benchmarkIndex) * usual.slowdown
  return Math.max(1, Math.round(exact * 10) / 10)
}
