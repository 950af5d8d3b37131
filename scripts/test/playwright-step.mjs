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
  run: async (earlier) => {
    if (earlier.some(({ title, failed }) => title === buildStep.title && failed > 0)) {
      console.log('There is no storefront to travel through.')
      return oneFailed
    }
    const chromium = findChromium()
    if (chromium === undefined) return oneFailed
    findLitecoind()
    const { ended, report } = await withReport((file) =>
      runProgram(
        ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
        { env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
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
