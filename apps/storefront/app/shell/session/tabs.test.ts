import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Report, sendReportsTo } from '../reporting/report.ts'
import { createTabs, mustReload, type TabEvent } from './tabs.ts'

const other = { type: 'signedIn', userHash: 'b' } as const
const same = { type: 'signedIn', userHash: 'a' } as const
const out = { type: 'signedOut' } as const

describe('a tab', () => {
  it.each([
    { after: 'a sign-in of somebody else', event: other, own: 'a', hasPlayer: true, reloads: true },
    { after: 'a sign-in, empty before', event: other, own: null, hasPlayer: false, reloads: true },
    { after: 'a sign-in of the same', event: same, own: 'a', hasPlayer: true, reloads: false },
    { after: 'a sign-out', event: out, own: 'a', hasPlayer: true, reloads: true },
    { after: 'a sign-out, empty before', event: out, own: null, hasPlayer: false, reloads: false },
  ])('after $after reloads: $reloads', ({ event, own, hasPlayer, reloads }) => {
    expect(mustReload(event, own, hasPlayer)).toBe(reloads)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sendReportsTo(null)
})

function collecting() {
  const heard: TabEvent[] = []
  const reports: Report[] = []
  sendReportsTo((report) => reports.push(report))
  return { heard, reports, hear: (event: TabEvent) => void heard.push(event) }
}

const malformed = { code: 'CROSS_TAB_EVENT_ERROR', type: 'PARSER_ERROR' }

describe('over a broadcast channel', () => {
  it('the other tabs hear an event, and what is none of ours is reported', async () => {
    const { heard, reports, hear } = collecting()
    const stop = createTabs().listen(hear)
    const another = new BroadcastChannel('fairhouse-session')
    for (const sent of [same, { type: 'signedIn' }, 'hello', null, out]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
      another.postMessage(sent)
    }
    await vi.waitFor(() => expect(heard).toEqual([same, out]))
    await vi.waitFor(() => expect(reports).toMatchObject([malformed, malformed, malformed]))
    another.close()
    stop()
  })
})

describe('without broadcast channels', () => {
  it('local storage carries the events', async () => {
    const { heard, reports, hear } = collecting()
    const listeners = new Set<(event: Partial<StorageEvent>) => void>()
    const written: string[] = []
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('window', {
      localStorage: { setItem: (_: string, value: string) => written.push(value) },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    })
    const tabs = createTabs()
    const stop = tabs.listen(hear)
    const store = (newValue: string | null, key = 'fairhouse-session'): void => {
      for (const listener of listeners) listener({ key, newValue })
    }
    tabs.tell(same)
    store(written[0] ?? null)
    store('{"type":"signedOut"', 'fairhouse-session')
    store('{"type":"else"}')
    store(null)
    store('anything', 'of somebody else')
    expect(heard).toMatchObject([same])
    await vi.waitFor(() => expect(reports).toMatchObject([malformed, malformed]))
    stop()
    expect(listeners.size).toBe(0)
  })
})
