import { buildStep } from './build-step.mjs'
import { findChromium } from './chromium.mjs'
import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

/** What Lighthouse says of the pages, times left out: those are for a machine that does nothing else (`npm run lighthouse`). */
export const lighthouseStep = {
  title: 'pages by Lighthouse: accessibility, best practices, SEO, layout shift',
  parts: ['e2e'],
  run: async (earlier) => {
    if (earlier.some(({ title, failed }) => title === buildStep.title && failed > 0)) {
      console.log('There is no storefront to look at.')
      return oneFailed
    }
    const chromium = findChromium()
    if (chromium === undefined) return oneFailed
    const program = ['tools/bench/lighthouse/main.ts', '--steady']
    return (await runProgram(program, { env: { CHROMIUM: chromium } })) ? onePassed : oneFailed
  },
}
