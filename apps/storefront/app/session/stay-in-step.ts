import type { Client } from './client.ts'
import { openLive } from './open-live.ts'
import { pollStatus } from './poll-status.ts'
import { browserMemory, reloadReasonKey, tabMemory, userHashKey } from './remember.ts'
import { createTabs, mustReload, type TabEvent } from './tabs.ts'

export interface InStep {
  signedIn(userHash: string): void
  signedOut(): void
  stop(): void
}

/**
 * Follows the house (news, status) and the other tabs from now on.
 * @param atLoad hash of whom the browser had signed in when the page came: what the other tabs did since then was not heard.
 */
export function stayInStep(client: Client, atLoad: string | null): InStep {
  const live = openLive(client)
  const tabs = createTabs()
  /** Whom this tab takes itself to be signed in as. */
  let own = client.status.get().isLogged ? atLoad : null
  const hear = (event: TabEvent): void => {
    if (!mustReload(event, own, client.status.get().isLogged)) return
    tabMemory.write(reloadReasonKey, 'sessionMoved')
    location.reload()
  }
  const stops = [
    pollStatus(() => void client.ask('status', { passive: true }, { passive: true })),
    tabs.listen(hear),
    client.onLogOut(() => {
      own = null
      live.restart()
    }),
    () => live.stop(),
  ]
  const now = browserMemory.read(userHashKey)
  if (now !== atLoad)
    hear(now === null ? { type: 'signedOut' } : { type: 'signedIn', userHash: now })
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
