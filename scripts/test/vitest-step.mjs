import { findNatsServer } from './nats-server.mjs'
import { honest, withReport } from './read-report.mjs'
import { runProgram } from './run-program.mjs'
import { oneFailed } from './run-steps.mjs'

/** Unit, property and integration tests. */
export const vitestStep = (filters) => ({
  title: 'unit, property and integration tests (Vitest)',
  parts: ['unit'],
  run: async () => {
    // Empty when there is none: the tests that need it are counted as left out.
    const env = { NATS_SERVER: findNatsServer() ?? '' }
    const { ended, report } = await withReport((file) =>
      runProgram(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          // Node reads the configuration itself; nothing is written into node_modules, which may be read-only.
          '--configLoader=native',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...filters,
        ],
        { env },
      ),
    )
    return report === undefined ? oneFailed : honest(count(report), ended)
  },
})

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
