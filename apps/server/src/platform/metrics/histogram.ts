import type { Sample } from './exposition.ts'

/** What was observed up to now: how many values fell below each bound and above the one before. */
export interface Observed {
  /** Upper bounds, rising; the last count is of what lies above all of them. */
  readonly bounds: readonly number[]
  readonly counts: readonly number[]
  readonly sum: number
}

/** Counts values in buckets. Observing costs a few comparisons: it is done on the way of every bet. */
export interface Histogram {
  readonly observe: (value: number) => void
  readonly observed: () => Observed
}

export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = new Float64Array(bounds.length + 1)
  let sum = 0
  return {
    observe: (value) => {
      let place = 0
      // The buckets are few and most values small.
      while (place < bounds.length && value > (bounds[place] ?? 0)) place++
      counts[place] = (counts[place] ?? 0) + 1
      sum += value
    },
    observed: () => ({ bounds, counts: [...counts], sum }),
  }
}

export const countOf = ({ counts }: Observed): number =>
  counts.reduce((total, count) => total + count, 0)

/** What came between two looks at one histogram. */
export const since = (before: Observed, after: Observed): Observed => ({
  bounds: after.bounds,
  counts: after.counts.map((count, place) => count - (before.counts[place] ?? 0)),
  sum: after.sum - before.sum,
})

/**
 * The value below which `share` (0 to 1) of what was observed lies, taken as evenly spread within its bucket; the last bound when
 * it lies above; null when nothing was observed.
 */
export function quantile(observed: Observed, share: number): number | null {
  const { bounds, counts } = observed
  const total = countOf(observed)
  if (total === 0) return null
  let below = 0
  for (const [place, upper] of bounds.entries()) {
    const here = counts[place] ?? 0
    if (here > 0 && below + here >= share * total) {
      const lower = bounds[place - 1] ?? 0
      return lower + ((upper - lower) * (share * total - below)) / here
    }
    below += here
  }
  return bounds.at(-1) ?? null
}

/** The parts that Prometheus expects: buckets that count everything below them, the sum, the number. */
export function histogramSamples(
  observed: Observed,
  labels: Readonly<Record<string, string>> = {},
): Sample[] {
  let below = 0
  const buckets = [...observed.bounds, Number.POSITIVE_INFINITY].map((bound, place) => {
    below += observed.counts[place] ?? 0
    const le = Number.isFinite(bound) ? String(bound) : '+Inf'
    return { suffix: '_bucket', labels: { ...labels, le }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_sum', labels, value: observed.sum },
    { suffix: '_count', labels, value: below },
  ]
}
