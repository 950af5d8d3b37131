export type Undo = ReturnType<typeof createUndo>

/** Remembers how to stop what was started. Each step is tried whatever becomes of the others. */
export function createUndo() {
  const steps: (() => Promise<unknown>)[] = []
  let done: Promise<void> | undefined
  const run = async () => {
    const faults: unknown[] = []
    for (const step of steps.toReversed())
      await step().catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw new AggregateError(faults, 'not everything was stopped cleanly')
  }
  return {
    add: (step: () => Promise<unknown>) => {
      steps.push(step)
    },
    all: () => (done ??= run()),
  }
}
