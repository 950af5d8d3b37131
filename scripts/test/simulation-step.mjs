import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

/** The house of bets under faults, from seeds, and whether bugs that are planted in it are found. */
export const simulationStep = {
  title: 'simulation',
  parts: ['unit'],
  run: async () =>
    (await runProgram(['tools/simulate/main.ts', '--check'])) ? onePassed : oneFailed,
}
