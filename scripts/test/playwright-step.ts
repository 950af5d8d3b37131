import { buildStep } from './build-step.ts'
import { findChromium } from './chromium.ts'
import { findLitecoind } from './litecoind.ts'
import {
  countJourneys,
  type Journey,
  journeysOf,
  playwrightReport,
  timesOfJourneys,
} from './playwright-report.ts'
import { withReport } from './read-report.ts'
import { runProgram } from './run-program.ts'
import { honest, oneFailed, type Outcome, type SecondTry, type Step } from './step.ts'
import type { Transcript } from './transcript.ts'

/** What a person would do, in a real browser against the real house. */
export const playwrightStep = (filters: readonly string[]): Step => ({
  title: 'journeys in Chromium (Playwright)',
  kind: 'journeys',
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
    return travel(filters, { chromium, told })
  },
})

interface Means {
  readonly chromium: string
  readonly told: Transcript
}

async function travel(filters: readonly string[], means: Means): Promise<Outcome> {
  const { ended, journeys } = await runPlaywright(filters, means)
  if (journeys === undefined) return oneFailed
  const failed = journeys.filter(({ status }) => status === 'unexpected')
  return {
    ...honest(countJourneys(journeys), ended),
    tests: timesOfJourneys(journeys),
    again: (told) => tryAgain(failed, { ...means, told }),
  }
}

async function runPlaywright(
  args: readonly string[],
  { chromium, told }: Means,
): Promise<{ readonly ended: boolean; readonly journeys: Journey[] | undefined }> {
  const { ended, report } = await withReport({ schema: playwrightReport, told }, (file) =>
    runProgram(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args], {
      told,
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  )
  return { ended, journeys: report && journeysOf(report) }
}

/** Not where the first try left its pictures and logs: those tell what went wrong. */
const secondTry = ['--workers=1', '--trace=on', '--output=test-results/again']

/** Filmed, one after the other: what was seen the first time lies in `test-results`, the film of the second in `again`. */
async function tryAgain(failed: readonly Journey[], means: Means): Promise<SecondTry> {
  const flaky: string[] = []
  for (const { name, place, project } of failed) {
    const args = [place, `--project=${project}`, ...secondTry]
    const { ended, journeys = [] } = await runPlaywright(args, means)
    if (ended && journeys.length > 0) flaky.push(name)
  }
  return { failed: failed.length - flaky.length, flaky }
}
