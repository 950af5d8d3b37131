import { z } from 'zod'
import type { Counts, Timed } from './step.ts'

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
      /** Durations are milliseconds. */
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
})

interface Suite {
  readonly specs: readonly z.output<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

/** What of Playwright's JSON report is read here. */
export const playwrightReport = z.object({ suites: z.array(suite) })

export type PlaywrightReport = z.output<typeof playwrightReport>

/** A journey at one width. */
export interface Journey {
  readonly name: string
  readonly project: string
  /** As Playwright's command line takes it: a file and a line. */
  readonly place: string
  readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
  readonly seconds: number
}

export const journeysOf = ({ suites }: PlaywrightReport): Journey[] => suites.flatMap(inSuite)

const inSuite = ({ specs, suites = [] }: Suite): Journey[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} at ${projectName} width: ${title}`,
      project: projectName,
      place: `${file}:${line}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(inSuite),
]

/** Playwright is not asked to try again by itself: what it would call flaky has failed. */
export function countJourneys(journeys: readonly Journey[]): Counts {
  const count = (...wanted: readonly Journey['status'][]): number =>
    journeys.filter(({ status }) => wanted.includes(status)).length
  return {
    passed: count('expected'),
    failed: count('unexpected', 'flaky'),
    flaky: 0,
    leftOut: count('skipped'),
  }
}

export const timesOfJourneys = (journeys: readonly Journey[]): Timed[] =>
  journeys.map(({ name, seconds }) => ({ name, seconds }))
