import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

/** A check that holds or not: its commands in order, each a program of the repository with its arguments. */
export const checkStep = ({ commands, ...step }) => ({
  parts: ['checks'],
  processors: 1,
  ...step,
  run: async ({ told }) => {
    for (const command of commands) {
      if (!(await runProgram(command, { told, quiet: true }))) return oneFailed
    }
    return onePassed
  },
})
