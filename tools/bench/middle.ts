/** The median. NaN without values. */
export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Smallest and largest, as people read them. */
export const rangeOf = (values: readonly number[], digits: number): string =>
  [Math.min(...values), Math.max(...values)]
    .map((value) => value.toLocaleString('en', { maximumFractionDigits: digits }))
    .join('..')
