import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

/** The house of bets under faults, from seeds, and whether bugs that are planted in it are found. */
export const simulationStep = {
  title: 'simulation',
  parts: ['unit'],
  processors: 1,
  run: async ({ told }) =>
    (await runProgram(['tools/simulate/main.ts', '--check'], { told })) ? onePassed : oneFailed,
}
