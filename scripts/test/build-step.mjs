import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

export const buildStep = {
  title: 'build of the storefront',
  parts: ['checks', 'e2e'],
  processors: 2,
  run: async ({ told }) =>
    (await runProgram(['scripts/web.mjs'], { told })) ? onePassed : oneFailed,
}
