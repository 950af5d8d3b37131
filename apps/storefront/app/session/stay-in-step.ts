import type { Client } from './client.ts'
import { openLive } from './open-live.ts'
import { pollStatus } from './poll-status.ts'
import { browserMemory, reloadReasonKey, tabMemory } from './remember.ts'
import { createTabs, mustReload } from './tabs.ts'

/** Key under which all tabs know whom this browser signed in, as the hash that the house gave. */
const userHashKey = 'fairhouse-user-hash'

export interface InStep {
  signedIn(userHash: string): void
  signedOut(): void
  stop(): void
}

/** Follows the house (news, status) and the other tabs from now on. */
export function stayInStep(client: Client): InStep {
  const live = openLive(client)
  const tabs = createTabs()
  /** Whom this tab takes itself to be signed in as. */
  let own = client.status.get().isLogged ? browserMemory.read(userHashKey) : null
  const stops = [
    pollStatus(() => void client.ask('status', { passive: true }, { passive: true })),
    tabs.listen((event) => {
      if (!mustReload(event, own, client.status.get().isLogged)) return
      tabMemory.write(reloadReasonKey, 'sessionMoved')
      location.reload()
    }),
    client.onLogOut(() => {
      own = null
      live.restart()
    }),
    () => live.stop(),
  ]
  return {
    signedIn(userHash) {
      own = userHash
      browserMemory.write(userHashKey, userHash)
      tabs.tell({ type: 'signedIn', userHash })
      live.restart()
    },
    signedOut() {
      browserMemory.forget(userHashKey)
      tabs.tell({ type: 'signedOut' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
