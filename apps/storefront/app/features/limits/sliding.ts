/** Whole units of money that a slider stops at: finer where limits are small. */
const stops = [
  ...range(1, 10, 1),
  ...range(10, 50, 5),
  ...range(50, 100, 10),
  ...range(100, 500, 25),
  ...range(500, 1_000, 50),
  ...range(1_000, 5_000, 250),
  ...range(5_000, 10_000, 500),
  ...range(10_000, 50_000, 2_500),
  50_000,
]

/** `from` and above, below `to`. */
function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + index * step)
}

export const lastStop = stops.length - 1

/** Minor units at a stop. @throws RangeError for no stop. */
export function amountAt(stop: number): number {
  const units = stops[stop]
  if (units === undefined) throw new RangeError(`no stop ${stop}`)
  return units * 100
}

/** The stop nearest to an amount in minor units. */
export function stopOf(amount: number): number {
  const next = stops.findIndex((units) => units * 100 >= amount)
  if (next <= 0) return next === 0 ? 0 : lastStop
  return amount - amountAt(next - 1) < amountAt(next) - amount ? next - 1 : next
}
