import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** One fact of a store: who shows only that is not drawn anew when anything else changes. @param pick gives a plain value. */
export function useSelected<Value, Fact extends string | number | boolean | null>(
  store: Store<Value>,
  pick: (value: Value) => Fact,
): Fact {
  const get = (): Fact => pick(store.get())
  return useSyncExternalStore(store.subscribe, get, get)
}
