import { sayWhatIsOnDemand } from './chains-on-demand.ts'
import { findLitecoind } from './litecoind.ts'
import { findNatsServer } from './nats-server.ts'
import { findPrometheus } from './prometheus.ts'
import { withReport } from './read-report.ts'
import { runProgram } from './run-program.ts'
import { honest, oneFailed, type Outcome, type SecondTry, type Step } from './step.ts'
import type { Transcript } from './transcript.ts'
import {
  countVitest,
  failedFiles,
  timesOfVitest,
  type VitestReport,
  vitestReport,
} from './vitest-report.ts'

/** Tests beside the server's code, on a real PostgreSQL: three at once, as each waits for its database and its clock a part of the time. */
export const integrationStep = (filters: readonly string[]): Step => ({
  title: 'integration tests (Vitest)',
  kind: 'unit',
  parts: ['unit'],
  processors: 2,
  run: ({ told }) => runVitest(['--project=server', '--maxWorkers=3', ...given(filters)], told),
})

/** Tests that need nothing else: on one processor, beside the drills, which mostly wait. */
export const unitStep = (filters: readonly string[]): Step => ({
  title: 'unit and property tests (Vitest)',
  kind: 'unit',
  parts: ['unit'],
  processors: 1,
  run: ({ told }) => runVitest(['--project=pure', '--maxWorkers=1', ...given(filters)], told),
})

const drills = ['--project=drills', '--maxWorkers=1']

/** Whole servers and databases, killed and starved, one file after the other. */
export const drillsStep = (filters: readonly string[]): Step => ({
  title: 'drills (Vitest)',
  kind: 'drills',
  parts: ['unit'],
  processors: 1,
  run: async ({ told }) => {
    let report: VitestReport | undefined
    const outcome = await runVitest([...drills, ...given(filters)], told, (heard) => {
      report = heard
    })
    if (!report) return outcome
    const failed = failedFiles(report)
    return { ...outcome, again: (heard: Transcript) => tryAgain(failed, heard) }
  },
})

/** A filter that finds nothing among the one kind of tests may find something among the other. */
const given = (filters: readonly string[]): readonly string[] =>
  filters.length === 0 ? [] : ['--passWithNoTests', ...filters]

async function runVitest(
  args: readonly string[],
  told: Transcript,
  hear: (report: VitestReport) => void = () => undefined,
): Promise<Outcome> {
  // Empty when there is none: the tests that need it are counted as left out.
  findLitecoind(told)
  sayWhatIsOnDemand(told)
  const env = { NATS_SERVER: findNatsServer(told) ?? '', PROMETHEUS: findPrometheus(told) ?? '' }
  const { ended, report } = await withReport({ schema: vitestReport, told }, (file) =>
    runProgram(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        // Node reads the configuration itself; nothing is written into node_modules, which may be read-only.
        '--configLoader=native',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...args,
      ],
      { told, env },
    ),
  )
  if (report === undefined) return oneFailed
  hear(report)
  return { ...honest(countVitest(report), ended), tests: timesOfVitest(report) }
}

/** The tests of a file build on each other, so it is run whole. */
async function tryAgain(
  files: ReadonlyMap<string, readonly string[]>,
  told: Transcript,
): Promise<SecondTry> {
  const flaky: string[] = []
  let failed = 0
  for (const [file, tests] of files) {
    const { failed: stillFailed } = await runVitest([...drills, file], told)
    if (stillFailed === 0) flaky.push(...tests)
    else failed += tests.length
  }
  return { failed, flaky }
}
