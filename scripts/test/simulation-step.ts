import { runProgram } from './run-program.ts'
import { oneFailed, onePassed, type Step } from './step.ts'
import type { Tier } from './tier.ts'

/** The house of bets under faults, from seeds, and whether bugs that are planted in it are found. */
export const simulationStep = ({ isAll, turn }: Tier): Step => ({
  title: 'simulation',
  kind: 'simulation',
  parts: ['unit'],
  processors: 1,
  run: async ({ told }) => {
    const much = isAll ? ['--all'] : ['--turn', String(turn)]
    const program = ['tools/simulate/main.ts', '--check', ...much]
    return (await runProgram(program, { told })) ? onePassed : oneFailed
  },
})
