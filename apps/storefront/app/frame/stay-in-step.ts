import { fetchErrorsAhead } from '../shell/error-pages/fetch-ahead.ts'
import type { Client } from '../shell/session/client.ts'
import type { InStep } from '../shell/session/keep-fresh.ts'
import { gateRouterData } from './gate-router-data.ts'
import { hearUnfinished } from './hear-unfinished.ts'
import { keepOfflinePage } from './keep-offline-page.ts'
import { openLive } from '../shell/session/open-live.ts'
import { pollStatus } from '../shell/session/poll-status.ts'
import {
  browserMemory,
  ledFlagsKey,
  reloadReasonKey,
  tabMemory,
  userHashKey,
} from '../shell/session/remember.ts'
import { createTabs, mustReload, type TabEvent, whenStored } from '../shell/session/tabs.ts'

/**
 * Follows the house (news, status) and the other tabs from now on.
 * @param atLoad hash of whom the browser had signed in when the page came: what the other tabs did since then was not heard.
 */
export function stayInStep(client: Client, atLoad: string | null): InStep {
  const live = openLive(client)
  const tabs = createTabs()
  /** Whether somebody is signed in here, or was until the house ended it. */
  let hasPlayer = client.status.get().isLogged
  /** Whom this tab takes itself to be signed in as. */
  let own = hasPlayer ? atLoad : null
  /** Another tab may have signed out between the page and its scripts. */
  let isUnsure = hasPlayer && atLoad === null
  const hear = (event: TabEvent): void => {
    if (mustReload(event, own, hasPlayer)) reloadAsMoved()
  }
  const stops = [
    fetchErrorsAhead(),
    gateRouterData(),
    hearUnfinished(client),
    pollStatus(() => void client.ask('status', { passive: true }, { passive: true })),
    tabs.listen(hear),
    // The house may tell of the end before the tab that signed out has heard its own answer.
    whenStored(userHashKey, (hash) => {
      if (hash === null) hear({ type: 'signedOut' })
    }),
    client.onLogOut(() => {
      // The line may bring the news before the tab that signed out does.
      if (isUnsure || browserMemory.read(userHashKey) !== own) reloadAsMoved()
      own = null
      live.restart()
    }),
    () => live.stop(),
  ]
  keepOfflinePage()
  const now = browserMemory.read(userHashKey)
  if (now !== atLoad)
    hear(now === null ? { type: 'signedOut' } : { type: 'signedIn', userHash: now })
  const becomeSure = async (): Promise<void> => {
    await client.ask('status', { passive: true }, { passive: true })
    isUnsure = false
  }
  if (isUnsure) void becomeSure()
  return {
    signedIn(userHash) {
      hasPlayer = true
      isUnsure = false
      own = userHash
      // The last session may have ended outside the frame.
      tabMemory.forget(ledFlagsKey)
      browserMemory.write(userHashKey, userHash)
      tabs.tell({ type: 'signedIn', userHash })
      live.restart()
    },
    signedOut() {
      hasPlayer = false
      isUnsure = false
      own = null
      browserMemory.forget(userHashKey)
      tabs.tell({ type: 'signedOut' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function reloadAsMoved(): void {
  tabMemory.write(reloadReasonKey, 'sessionMoved')
  location.reload()
}
