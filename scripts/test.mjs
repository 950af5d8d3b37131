// Everything that must be true of the house, in order, and at the end one line that counts: "N passed, N failed".
// `npm test -- checks`, `unit` or `e2e` run a part; what follows `unit` or `e2e` goes on to vitest or Playwright.
import { runSteps } from './test/run-steps.mjs'
import { steps } from './test/steps.mjs'
import { summarise } from './test/summary.mjs'

const parts = ['checks', 'unit', 'e2e']
const [part, ...filters] = process.argv.slice(2)
if (part !== undefined && !parts.includes(part)) {
  console.error(`usage: npm test [-- ${parts.join('|')} [filters]]`)
  process.exit(1)
}
const wanted = steps(filters).filter((step) => part === undefined || step.parts.includes(part))
const results = await runSteps(wanted)
process.exitCode = summarise(results)
