import type { LimitKind, LimitPeriod } from '@fairhouse/contract/protection-choices'

/** What a slider stops at, in rising order: minor units, or minutes. Finer where limits are small. */
export type Stops = readonly number[]

const moneyStops: Stops = [
  ...range(1, 10, 1),
  ...range(10, 50, 5),
  ...range(50, 100, 10),
  ...range(100, 500, 25),
  ...range(500, 1_000, 50),
  ...range(1_000, 5_000, 250),
  ...range(5_000, 10_000, 500),
  ...range(10_000, 50_000, 2_500),
  50_000,
].map((units) => units * 100)

const timeStops: Readonly<Record<LimitPeriod, Stops>> = {
  day: [...range(15, 60, 15), ...range(60, 240, 30), ...range(240, 720, 60), 720],
  week: [...range(30, 120, 30), ...range(120, 1_200, 60), ...range(1_200, 3_600, 300), 3_600],
  month: [...range(60, 600, 60), ...range(600, 3_600, 300), ...range(3_600, 12_000, 600), 12_000],
}

/** The stops of a limit. */
export const stopsOf = (kind: LimitKind, period: LimitPeriod): Stops =>
  kind === 'time' ? timeStops[period] : moneyStops

/** `from` and above, below `to`. */
function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + index * step)
}

export const lastStop = (stops: Stops): number => stops.length - 1

/** What a stop stands for. @throws RangeError for no stop. */
export function valueAt(stops: Stops, stop: number): number {
  const value = stops[stop]
  if (value === undefined) throw new RangeError(`no stop ${stop}`)
  return value
}

/** The stop nearest to a value. */
export function stopOf(stops: Stops, value: number): number {
  const next = stops.findIndex((one) => one >= value)
  if (next <= 0) return next === 0 ? 0 : lastStop(stops)
  return value - valueAt(stops, next - 1) < valueAt(stops, next) - value ? next - 1 : next
}
