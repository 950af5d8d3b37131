/** A value that others look at and are told about. */
export interface Store<Value extends object> {
  readonly now: Value
  change(part: Partial<Value>): void
  /** Calls at once and after every change. */
  watch(watcher: (value: Value) => void): void
}

export function createStore<Value extends object>(begin: Value): Store<Value> {
  const watchers: ((value: Value) => void)[] = []
  let now = begin
  return {
    get now() {
      return now
    },
    change: (part) => {
      now = { ...now, ...part }
      for (const watcher of watchers) watcher(now)
    },
    watch: (watcher) => {
      watchers.push(watcher)
      watcher(now)
    },
  }
}
