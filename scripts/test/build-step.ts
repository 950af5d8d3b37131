import { runProgram } from './run-program.ts'
import { oneFailed, onePassed, type Step } from './step.ts'

export const buildStep: Step = {
  title: 'build of the storefront',
  kind: 'build',
  parts: ['checks', 'e2e'],
  processors: 2,
  run: async ({ told }) =>
    (await runProgram(['scripts/web.mjs'], { told })) ? onePassed : oneFailed,
}
