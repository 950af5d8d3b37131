import type { Log } from '../log.ts'

/** Does a piece of work on this node at once and then every so often, one time after the other. What it throws is logged. */
export function repeatHere(job: {
  readonly log: Log
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<unknown>
}): { readonly stop: () => Promise<void> } {
  const { log, name, everyMs, work } = job
  const doOnce = async (): Promise<void> => {
    try {
      await work()
    } catch (fault) {
      log.warn({ err: fault, work: name }, 'periodic work failed')
    }
  }
  let working = doOnce()
  const timer = setInterval(() => {
    working = working.then(doOnce)
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}
