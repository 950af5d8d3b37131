import type { Client } from './client.ts'
import type { Line } from '../../line/line.ts'
import { pollStatus } from './poll-status.ts'
import { browserMemory, tabMemory } from './remember.ts'
import { createTabs, mustReload, type Tabs } from './tabs.ts'

/** Key under which a tab remembers why it reloads. */
export const reloadReasonKey = 'fairhouse-reload-reason'

/** Key under which all tabs know whom this browser signed in, as the hash that the house gave. */
const userHashKey = 'fairhouse-user-hash'

export interface Freshness {
  /** @returns how to stop. */
  start(): () => void
  /** Somebody signed in here: tells the other tabs and connects as the new player. */
  signedIn(userHash: string): void
  /** The player went by the door: tells the other tabs. */
  signedOut(): void
}

/** What keeps a page in step with the house and with the other tabs. Touches no browser before it is started. */
export function createFreshness(client: Client): Freshness {
  const live = liveOf(client)
  const own: OwnPlayer = { hash: null }
  let tabs: Tabs | null = null
  return {
    start() {
      if (client.status.get().isLogged) own.hash = browserMemory.read(userHashKey)
      tabs = createTabs()
      const stops = [
        pollStatus(() => void client.ask('status', { passive: true }, { passive: true })),
        followTabs(client, tabs, own),
        client.onLogOut(() => {
          own.hash = null
          live.restart()
        }),
        live.startWhenIdle(),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    signedIn(userHash) {
      own.hash = userHash
      browserMemory.write(userHashKey, userHash)
      tabs?.tell({ type: 'signedIn', userHash })
      live.restart()
    },
    signedOut() {
      browserMemory.forget(userHashKey)
      tabs?.tell({ type: 'signedOut' })
    },
  }
}

/** Whom this tab takes itself to be signed in as. */
interface OwnPlayer {
  hash: string | null
}

function followTabs(client: Client, tabs: Tabs, own: Readonly<OwnPlayer>): () => void {
  return tabs.listen((event) => {
    if (!mustReload(event, own.hash, client.status.get().isLogged)) return
    tabMemory.write(reloadReasonKey, 'sessionMoved')
    location.reload()
  })
}

/** The line to the house is loaded after the page: the first picture comes before its news. */
function liveOf(client: Client) {
  let line: Line | null = null
  async function open(isWanted: () => boolean): Promise<void> {
    const { openLive } = await import('./open-live.ts')
    if (isWanted()) line = openLive(client)
  }
  return {
    restart: () => line?.restart(),
    startWhenIdle() {
      const stopped = new AbortController()
      // Without the line the page is complete; it hears its news with the next answer.
      const timer = window.setTimeout(
        () => void open(() => !stopped.signal.aborted).catch(reportError),
        600,
      )
      return () => {
        stopped.abort()
        window.clearTimeout(timer)
        line?.stop()
      }
    },
  }
}
