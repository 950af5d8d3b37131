import { buildStep } from './build-step.ts'
import { findChromium } from './chromium.ts'
import { runProgram } from './run-program.ts'
import { oneFailed, onePassed, type Step } from './step.ts'

/** What Lighthouse says of the pages, times left out: those are for a machine that does nothing else (`npm run lighthouse`). */
export const lighthouseStep: Step = {
  title: 'pages by Lighthouse: accessibility, best practices, SEO, layout shift',
  kind: 'Lighthouse',
  parts: ['e2e'],
  processors: 2,
  after: [buildStep.title],
  run: async ({ earlier, told }) => {
    if (earlier.some(({ failed }) => failed > 0)) {
      told.write('There is no storefront to look at.\n')
      return oneFailed
    }
    const chromium = findChromium(told)
    if (chromium === undefined) return oneFailed
    const program = ['tools/bench/lighthouse/main.ts', '--steady']
    const env = { CHROMIUM: chromium }
    return (await runProgram(program, { told, env })) ? onePassed : oneFailed
  },
}
