import { type Kind, budgets, wholeBudget } from './budgets.ts'
import type { Counts, Result } from './step.ts'
import type { Tier } from './tier.ts'

/** More than that is no chance any more. */
const mostFlaky = 2
const namedTests = 10

export interface Summary {
  /** The very last line. */
  readonly last: string
  readonly isRight: boolean
  /** What is told, without the last line. */
  readonly told: readonly string[]
  readonly kinds: readonly KindRow[]
  readonly counts: Counts
}

/** All steps of a kind. */
export interface KindRow extends Counts {
  readonly kind: Kind
  /** Of its steps, added up: those of different kinds go on beside each other. */
  readonly minutes: number
}

/** @param minutes of wall time, of the whole run. */
export function summarise(
  results: readonly Result[],
  { tier, minutes, isWhole }: { tier: Tier; minutes: number; isWhole: boolean },
): Summary {
  const kinds = kindsOf(results)
  const sum = add(results)
  const tooFlaky = sum.flaky > mostFlaky
  const counts = tooFlaky ? { ...sum, failed: sum.failed + sum.flaky, flaky: 0 } : sum
  const flaky = results.flatMap(({ flakyTests }) => flakyTests)
  const skipped = counts.flaky + counts.leftOut
  // Counts that are no numbers are no good news either.
  const isRight = counts.failed === 0
  return {
    kinds,
    counts,
    isRight,
    told: [
      ...stepTable(results),
      '',
      ...kindTable(kinds, tier),
      ...(tier.isAll ? [] : exceeded(kinds, { minutes, isWhole })),
      '',
      ...slowest(results),
      ...flaky.map((name) => `flaky: ${name} failed, and passed when it was run alone`),
      ...(tooFlaky
        ? [`More than ${mostFlaky} flaky tests are no chance: they count as failed.`]
        : []),
      ...(counts.leftOut > 0 ? [`left out on this machine: ${counts.leftOut}`] : []),
    ],
    last: [
      `${counts.passed} passed, ${counts.failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(', '),
  }
}

function add(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => all.reduce((total, one) => total + one[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: sum('flaky'),
    leftOut: sum('leftOut'),
  }
}

const kindsOf = (results: readonly Result[]): KindRow[] =>
  [...new Set(results.map(({ kind }) => kind))].map((kind) => {
    const those = results.filter((result) => result.kind === kind)
    const seconds = those.reduce((total, one) => total + one.seconds, 0)
    return { kind, ...add(those), minutes: seconds / 60 }
  })

function stepTable(results: readonly Result[]): string[] {
  const width = Math.max(...results.map(({ title }) => title.length))
  return [
    '',
    `${'step'.padEnd(width)}  passed  failed  seconds`,
    ...results.map(({ title, passed, failed, seconds }) => {
      const cells = [String(passed).padStart(6), String(failed).padStart(6)]
      return `${title.padEnd(width)}  ${cells.join('  ')}  ${seconds.toFixed(1).padStart(7)}`
    }),
  ]
}

const testsOf = ({ passed, failed, flaky }: Counts): number => passed + failed + flaky

const kindTable = (kinds: readonly KindRow[], { isAll }: Tier): string[] => [
  `${'kind'.padEnd(12)}   tests  minutes  budget`,
  ...kinds.map((row) => {
    const budget = isAll ? null : budgets[row.kind]
    const cells = [
      String(testsOf(row)).padStart(6),
      row.minutes.toFixed(1).padStart(7),
      (budget === null ? '-' : String(budget)).padStart(6),
    ]
    return `${row.kind.padEnd(12)}  ${cells.join('  ')}`
  }),
]

function exceeded(
  kinds: readonly KindRow[],
  { minutes, isWhole }: { minutes: number; isWhole: boolean },
): string[] {
  const over = kinds.flatMap((row) => {
    const budget = budgets[row.kind]
    return budget !== null && row.minutes > budget
      ? [`over its budget: ${row.kind}, ${row.minutes.toFixed(1)} of ${budget} minutes`]
      : []
  })
  return isWhole && minutes > wholeBudget
    ? [...over, `over its budget: the whole, ${minutes.toFixed(1)} of ${wholeBudget} minutes`]
    : over
}

function slowest(results: readonly Result[]): string[] {
  const tests = results.flatMap((result) => result.tests)
  const named = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, namedTests)
  return named.length === 0
    ? []
    : [
        'slowest:',
        ...named.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
      ]
}
