import { browserMemory } from './remember.ts'

/** What one tab tells the others. */
export type TabEvent =
  | { readonly type: 'signedIn'; readonly userHash: string }
  | { readonly type: 'signedOut' }

export interface Tabs {
  tell(event: TabEvent): void
  /** @returns how to stop listening. */
  listen(hear: (event: TabEvent) => void): () => void
}

const channelName = 'fairhouse-session'

/** Talks to the other tabs through a broadcast channel, or through local storage where there is none. */
export function createTabs(): Tabs {
  return typeof BroadcastChannel === 'function' ? overChannel() : overStorage()
}

function overChannel(): Tabs {
  const channel = new BroadcastChannel(channelName)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
    tell: (event) => channel.postMessage(event),
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>): void => {
        if (isTabEvent(data)) hear(data)
      }
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

function overStorage(): Tabs {
  return {
    tell(event) {
      // The time makes two equal events two writes; only a change is told to other tabs.
      browserMemory.write(channelName, JSON.stringify({ ...event, at: Date.now() }))
    },
    listen(hear) {
      const listener = ({ key, newValue }: StorageEvent): void => {
        if (key !== channelName || newValue === null) return
        const event: unknown = JSON.parse(newValue)
        if (isTabEvent(event)) hear(event)
      }
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}

const isTabEvent = (event: unknown): event is TabEvent =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  ((event.type === 'signedIn' && 'userHash' in event && typeof event.userHash === 'string') ||
    event.type === 'signedOut')

/**
 * Whether a tab must load its page anew (specification, section 4, tab sync).
 * @param own hash of the player this tab signed in, null when it did not sign anybody in itself.
 */
export function mustReload(event: TabEvent, own: string | null, isLogged: boolean): boolean {
  switch (event.type) {
    case 'signedIn':
      return event.userHash !== own
    case 'signedOut':
      return isLogged
  }
}
