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
      const listener = ({ data }: MessageEvent<unknown>): void => pass(data, hear)
      channel.addEventListener('message', listener)
      return () => {
        channel.removeEventListener('message', listener)
        channel.close()
      }
    },
  }
}

function overStorage(): Tabs {
  return {
    tell(event) {
      // The time makes two equal events two writes; only a change is told to other tabs.
      browserMemory.write(channelName, JSON.stringify({ ...event, at: Date.now() }))
    },
    listen: (hear) =>
      whenStored(channelName, (text) => {
        if (text !== null) pass(parsed(text), hear)
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or of another version: reported as what it is by whoever reads it.
    return text
  }
}

/** An event that nobody of this version sends is reported and passed over. */
function pass(event: unknown, hear: (event: TabEvent) => void): void {
  if (isTabEvent(event)) return hear(event)
  const message = `another tab sent ${typeof event}`
  void import('../reporting/report.ts').then(({ report }) =>
    report({ code: 'CROSS_TAB_EVENT_ERROR', type: 'PARSER_ERROR', status: 0, message }),
  )
}

const isTabEvent = (event: unknown): event is TabEvent =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  ((event.type === 'signedIn' && 'userHash' in event && typeof event.userHash === 'string') ||
    event.type === 'signedOut')

/**
 * Tells what another tab makes the browser remember under a key; null: it is forgotten.
 * @returns how to stop.
 */
export function whenStored(key: string, told: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key === key) told(event.newValue)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/**
 * Whether a tab must load its page anew (specification, section 4, tab sync).
 * @param own hash of the player this tab knows, null for a visitor and for a player of whom no hash is known.
 * @param hasPlayer whether somebody is signed in here, or was until the house ended it: its news may come before the other tab's.
 */
export function mustReload(event: TabEvent, own: string | null, hasPlayer: boolean): boolean {
  switch (event.type) {
    case 'signedIn':
      return event.userHash !== own
    case 'signedOut':
      return hasPlayer
  }
}
