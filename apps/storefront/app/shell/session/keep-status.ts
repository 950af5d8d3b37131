import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { lastLoginKey, tabMemory } from './remember.ts'
import { createStore, type Store } from './store.ts'

/** What this page knows of who is asking, and who wants to hear that they are gone. */
export interface StatusKeeper {
  readonly store: Store<UserStatus>
  /** Takes a status over. One never gives way to an older one of the same player, whichever way they came. */
  keepNewer(told: UserStatus): void
  /** The session is over: leaves a visitor with the server's time, and remembers the login for the form. */
  forgetPlayer(): void
  /** @returns how to stop. */
  onLogOut(listener: () => void): () => void
}

export function keepStatus(initial: UserStatus): StatusKeeper {
  const store = createStore(initial)
  const listeners = new Set<() => void>()

  function set(next: UserStatus): void {
    const wasLogged = store.get().isLogged
    store.set(next)
    if (wasLogged && !next.isLogged) for (const listener of listeners) listener()
  }

  return {
    store,
    keepNewer(told) {
      const known = store.get()
      if (!isSamePlayer(known, told) || told.serverTime >= known.serverTime) set(told)
    },
    forgetPlayer() {
      const left = store.get()
      if (left.isLogged) tabMemory.write(lastLoginKey, left.login)
      set({ serverTime: left.serverTime, isLogged: false })
    },
    onLogOut(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isSamePlayer = (left: UserStatus, right: UserStatus): boolean =>
  left.isLogged ? right.isLogged && left.login === right.login : !right.isLogged
