/** A value that may change and those who want to know. Fits React's `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value
  /** What it was at first, which is what the server has written into the page. */
  initial(): Value
  set(value: Value): void
  /** @returns how to stop listening. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    initial: () => initial,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
