/** What one run of Lighthouse found of a page. Times are milliseconds, scores 0 to 100. */
export interface Found {
  readonly performance: number | null
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Of the largest thing on the first screen (LCP); null where times were not taken. */
  readonly largest: number | null
  /** Cumulative layout shift. */
  readonly shift: number
  /** Audits that were not passed, by their names. */
  readonly missed: readonly string[]
}

interface Budget {
  readonly name: string
  readonly of: (found: Found) => number | null
  readonly holds: (value: number) => boolean
  readonly limit: string
}

/** As in the design (look, feel and sound: budgets). */
const budgets: readonly Budget[] = [
  {
    name: 'performance',
    of: ({ performance }) => performance,
    holds: (score) => score >= 95,
    limit: '>= 95',
  },
  { name: 'LCP', of: ({ largest }) => largest, holds: (time) => time < 2000, limit: '< 2000 ms' },
  { name: 'CLS', of: ({ shift }) => shift, holds: (shift) => shift < 0.02, limit: '< 0.02' },
  { name: 'accessibility', of: ({ accessibility }) => accessibility, holds: isFull, limit: '100' },
  { name: 'best practices', of: ({ bestPractices }) => bestPractices, holds: isFull, limit: '100' },
  { name: 'SEO', of: ({ seo }) => seo, holds: isFull, limit: '100' },
]

function isFull(score: number): boolean {
  return score === 100
}

export interface Judgement {
  /** Each figure by its name, the median of all runs. */
  readonly figures: readonly (readonly [string, number])[]
  /** What is over its budget, in words. */
  readonly faults: readonly string[]
}

/** Compares the medians of several runs with the budgets. What was not measured is not judged. */
export function judge(runs: readonly Found[]): Judgement {
  const measured = budgets.flatMap((budget) => {
    const values = runs.map(budget.of).filter((value) => value !== null)
    const value = median(values)
    return value === null ? [] : [{ ...budget, value }]
  })
  return {
    figures: measured.map(({ name, value }) => [name, value]),
    faults: measured
      .filter(({ holds, value }) => !holds(value))
      .map(({ name, value, limit }) => `${name} is ${Number(value.toFixed(3))}, not ${limit}`),
  }
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
