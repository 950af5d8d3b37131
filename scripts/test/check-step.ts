import type { Kind } from './budgets.ts'
import { runProgram } from './run-program.ts'
import { oneFailed, onePassed, type Step } from './step.ts'

interface Check {
  readonly title: string
  readonly kind?: Kind
  readonly processors?: number
  readonly after?: readonly string[]
  /** Programs of the repository with their arguments, in order. */
  readonly commands: readonly (readonly string[])[]
}

/** A check that holds or not. */
export const checkStep = ({ commands, ...step }: Check): Step => ({
  kind: 'checks',
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
