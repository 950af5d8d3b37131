import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Client } from './client.ts'
import type { Store } from './store.ts'

export const ClientContext = createContext<Client | null>(null)

/** @throws outside the document, which provides it. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('no client here')
  return client
}

export const useStore = <Value,>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.initial)

export const useStatus = (): UserStatus => useStore(useClient().status)
