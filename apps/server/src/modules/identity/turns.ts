/** Lets so many work at the same time; the others wait in line. */
export function createTurns(limit: number) {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      // A place that is handed on stays taken.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
