import { findChromium } from './chromium.mjs'
import { findLitecoind } from './litecoind.mjs'
import { honest, withReport } from './read-report.mjs'
import { runProgram } from './run-program.mjs'
import { oneFailed } from './run-steps.mjs'
import { buildStep } from './build-step.mjs'

/** What a person would do, in a real browser against the real house. */
export const playwrightStep = (filters) => ({
  title: 'journeys in Chromium (Playwright)',
  parts: ['e2e'],
  processors: 2,
  after: [buildStep.title],
  run: async ({ earlier, told }) => {
    if (earlier.some(({ failed }) => failed > 0)) {
      told.write('There is no storefront to travel through.\n')
      return oneFailed
    }
    const chromium = findChromium(told)
    if (chromium === undefined) return oneFailed
    findLitecoind(told)
    const { ended, report } = await withReport(told, (file) =>
      runProgram(
        ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
        { told, env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
      ),
    )
    return report === undefined ? oneFailed : honest(count(report.stats), ended)
  },
})

/** One that passed only at the second try ("flaky") has failed. */
const count = ({ expected, unexpected, flaky, skipped }) => ({
  passed: expected,
  failed: unexpected + flaky,
  leftOut: skipped,
})
