import { basename } from 'node:path'
import { sayWhatIsOnDemand } from './chains-on-demand.mjs'
import { findLitecoind } from './litecoind.mjs'
import { findNatsServer } from './nats-server.mjs'
import { honest, withReport } from './read-report.mjs'
import { runProgram } from './run-program.mjs'
import { oneFailed } from './run-steps.mjs'

/** Unit, property and integration tests. */
export const vitestStep = (filters) =>
  stepOf({
    title: 'unit, property and integration tests (Vitest)',
    processors: 2,
    args: ['--project=pure', '--project=server', ...given(filters)],
  })

/** Whole servers and databases, killed and starved, one file after the other. */
export const drillsStep = (filters) =>
  stepOf({
    title: 'drills (Vitest)',
    processors: 1,
    args: ['--project=drills', '--maxWorkers=1', ...given(filters)],
  })

/** A filter that finds nothing among the one kind of tests may find something among the other. */
const given = (filters) => (filters.length === 0 ? [] : ['--passWithNoTests', ...filters])

const stepOf = ({ title, processors, args }) => ({
  title,
  parts: ['unit'],
  processors,
  run: async ({ told }) => {
    // Empty when there is none: the tests that need it are counted as left out.
    findLitecoind(told)
    sayWhatIsOnDemand(told)
    const env = { NATS_SERVER: findNatsServer(told) ?? '' }
    const { ended, report } = await withReport(told, (file) =>
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
    const files = slowest(report)
    if (files.length > 0) told.write(`slowest files: ${files.join(', ')}\n`)
    return honest(count(report), ended)
  },
})

const namedFiles = 6

/** @returns names of the files that took longest, with their seconds. */
function slowest({ testResults }) {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: basename(name),
    seconds: (endTime - startTime) / 1000,
  }))
  files.sort((one, other) => other.seconds - one.seconds)
  return files.slice(0, namedFiles).map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`)
}

/** A file that cannot even be loaded has no tests to count: it counts as one that failed. */
function count(report) {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    leftOut: report.numPendingTests + report.numTodoTests,
  }
}
