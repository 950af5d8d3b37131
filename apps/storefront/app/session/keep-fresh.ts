import type { Client } from './client.ts'
import type { Line } from '../../line/line.ts'
import { tabMemory } from './remember.ts'
import { createTabs, mustReload, type TabEvent, type Tabs } from './tabs.ts'

/** The status is asked for every five minutes (specification: five times a base unit), while the page is seen. */
const statusEvery = 5 * 60_000

/** Key under which a tab remembers why it reloads. */
export const reloadReasonKey = 'fairhouse-reload-reason'

export interface Freshness {
  /** @returns how to stop. */
  start(): () => void
  /** Somebody signed in here: tells the other tabs and connects as the new player. */
  signedIn(userHash: string): void
  signedOut(): void
}

/** What keeps a page in step with the house and with the other tabs. Touches no browser before it is started. */
export function createFreshness(client: Client): Freshness {
  const live = liveOf(client)
  const own: OwnPlayer = { hash: null }
  let tabs: Tabs | null = null
  function tell(event: TabEvent): void {
    own.hash = event.type === 'signedIn' ? event.userHash : null
    tabs?.tell(event)
    live.restart()
  }
  return {
    start() {
      tabs = createTabs()
      const stops = [pollStatus(client), followTabs(client, tabs, own), live.startWhenIdle()]
      return () => {
        for (const stop of stops) stop()
      }
    },
    signedIn: (userHash) => tell({ type: 'signedIn', userHash }),
    signedOut: () => tell({ type: 'signedOut' }),
  }
}

/** Whom this tab signed in itself. */
interface OwnPlayer {
  hash: string | null
}

function pollStatus(client: Client): () => void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') {
      void client.ask('status', { passive: true }, { passive: true })
    }
  }
  // A page that comes back out of the browser's memory may be hours old.
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) ask()
  }
  const timer = window.setInterval(ask, statusEvery)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('pageshow', onShow)
  }
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
