import { relative } from 'node:path'
import { z } from 'zod'
import { root } from './run-program.ts'
import type { Counts, Timed } from './step.ts'

/** What of Vitest's JSON report is read here. */
export const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      /** Path of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          /** Milliseconds; absent when it did not run. */
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
})

export type VitestReport = z.output<typeof vitestReport>

const isUnloadable = ({ status, assertionResults }: VitestReport['testResults'][number]): boolean =>
  status === 'failed' && assertionResults.length === 0

/** A file that cannot even be loaded has no tests to count: it counts as one that failed. */
export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isUnloadable).length,
  flaky: 0,
  leftOut: report.numPendingTests + report.numTodoTests,
})

export const timesOfVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** Files with a test that failed, and the names of those tests. */
export const failedFiles = ({ testResults }: VitestReport): Map<string, string[]> =>
  new Map(
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, assertionResults }) => {
        const file = relative(root, name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        const names = failed.map(({ fullName }) => `${file}: ${fullName}`)
        return [file, names.length === 0 ? [file] : names]
      }),
  )
