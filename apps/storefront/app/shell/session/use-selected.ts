import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** One fact of a store: who shows only that is not drawn anew when anything else changes. @param pick gives a plain value. */
export function useSelected<Value, Fact extends string | number | boolean | null>(
  store: Store<Value>,
  pick: (value: Value) => Fact,
): Fact {
  const initial = (): Fact => pick(store.initial())
  return useSyncExternalStore(store.subscribe, () => pick(store.get()), initial)
}
