/** A map that holds so many entries at most; the oldest make room. */
export interface Remembered<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly forget: (key: string) => void
}

export function createRemembered<Value>(most: number): Remembered<Value> {
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size >= most && !entries.has(key)) entries.delete(oldest)
      entries.set(key, value)
    },
    forget: (key) => void entries.delete(key),
  }
}
