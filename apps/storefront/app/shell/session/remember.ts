/** Key under which a tab remembers why it reloads or is led elsewhere: `sessionMoved`, or the name of a flag that ended the session. */
export const reloadReasonKey = 'fairhouse-reload'

/** Key under which a tab remembers which flags have led its player (`led-flags.ts`). */
export const ledFlagsKey = 'fairhouse-led'

/** Key under which a tab remembers who was logged in, to fill the login form. */
export const lastLoginKey = 'fairhouse-last-login'

/** Key under which all tabs know whom this browser signed in, as the hash that the house gave. */
export const userHashKey = 'fairhouse-user-hash'

/** What a tab remembers beyond a page. A browser that blocks storage forgets, and nothing else happens. */
export interface Memory {
  read(key: string): string | null
  write(key: string, value: string): void
  forget(key: string): void
}

/** @param open gives the storage; merely touching it throws where it is blocked. */
function memoryOf(open: () => Storage): Memory {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(open())
    } catch {
      // Blocked or full: the only loss is convenience.
      return null
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    forget: (key) => void attempt((storage) => storage.removeItem(key)),
  }
}

export const tabMemory = memoryOf(() => window.sessionStorage)
export const browserMemory = memoryOf(() => window.localStorage)
