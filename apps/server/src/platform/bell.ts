/** Sleeping that can be cut short. A ring while nobody sleeps makes the next sleep short. */
export function createBell() {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring: (): void => {
      rung = true
      wake?.()
    },
    wait: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake?.(), rung ? 0 : ms)
        wake = () => {
          clearTimeout(timer)
          wake = undefined
          rung = false
          resolve()
        }
        if (rung) wake()
      }),
  }
}
