/** Counts what is under way, so that a server that is to stop finishes it first. */
export interface Drain {
  /** False once the server stops taking work. */
  readonly open: boolean
  /** How much is under way. */
  readonly underWay: number
  /** Work begins; call what comes back once when it is over. */
  readonly enter: () => () => void
  /** Stops taking work. `listener`s hear of it in the order they were added. */
  readonly begin: () => void
  readonly onBegin: (listener: () => void) => void
  /** Resolves when nothing is under way any more, or after `limitMs`; tells which. */
  readonly idle: (limitMs: number) => Promise<'idle' | 'late'>
}

export function createDrain(): Drain {
  let open = true
  let underWay = 0
  const listeners: (() => void)[] = []
  let wake: (() => void) | undefined

  return {
    get open() {
      return open
    },
    get underWay() {
      return underWay
    },
    enter: () => {
      underWay += 1
      let left = false
      return () => {
        if (left) return
        left = true
        underWay -= 1
        if (underWay === 0) wake?.()
      }
    },
    begin: () => {
      if (!open) return
      open = false
      for (const listener of listeners) listener()
    },
    onBegin: (listener) => {
      listeners.push(listener)
    },
    idle: (limitMs) => {
      if (underWay === 0) return Promise.resolve('idle')
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve('late'), limitMs)
        wake = () => {
          clearTimeout(late)
          resolve('idle')
        }
      })
    },
  }
}
