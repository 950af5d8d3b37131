import { runProgram } from './run-program.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

/** A check that holds or not: its commands in order, each a program of the repository with its arguments. */
export const checkStep = ({ title, commands }) => ({
  title,
  parts: ['checks'],
  run: async () => {
    for (const command of commands) {
      if (!(await runProgram(command, { quiet: true }))) return oneFailed
    }
    return onePassed
  },
})
