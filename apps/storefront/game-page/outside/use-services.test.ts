import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  openOutsideServer,
  type OutsideServer,
} from '../../app/shell/adapters/testing/outside-server.ts'
import { report, sendReportsTo } from '../../app/shell/reporting/report.ts'
import { useServices } from './use-services.ts'

type Heard = (event: { readonly error?: unknown; readonly reason?: unknown }) => void

let outside: OutsideServer
const listeners = new Map<string, Heard>()
beforeEach(async () => {
  outside = await openOutsideServer()
  vi.stubGlobal('addEventListener', (type: string, heard: Heard) => listeners.set(type, heard))
})
afterEach(async () => {
  sendReportsTo(null)
  listeners.clear()
  vi.unstubAllGlobals()
  await outside.close()
})

/** The page of a game, on which so much was allowed before. */
function open(consent: string): void {
  vi.stubGlobal('document', {
    cookie: `theme=dark; consent=${consent}`,
    documentElement: { lang: 'en' },
  })
  vi.stubGlobal('location', { pathname: '/en/castle-of-horror', hostname: 'house.test' })
  vi.stubGlobal('screen', { width: 390, height: 844 })
  useServices({
    chat: null,
    analytics: { origin: outside.origin, website: 'site-1' },
    reporting: { origin: outside.origin, envelope: `${outside.origin}/api/7/envelope/?k=1` },
  })
}

describe('the page of an own game', () => {
  it('is counted, and what nobody caught on it is reported, where both are allowed', async () => {
    open('analytics.reporting')
    listeners.get('error')?.({ error: new TypeError('of a stage') })
    listeners.get('unhandledrejection')?.({ reason: new Error('of an answer') })
    await outside.hears(3)
    const bodies = outside.heard.map(({ body }) => body).join('\n')
    expect(bodies).toContain('"url":"/en/castle-of-horror"')
    expect(bodies).toContain('"type":"TypeError","value":"of a stage"')
    expect(bodies).toContain('"type":"Error","value":"of an answer"')
  })

  it('reports an error once that is reported before nobody caught it', async () => {
    open('reporting')
    const fault = new Error('both ways')
    report(fault)
    listeners.get('error')?.({ error: fault })
    report(new Error('the next one'))
    await outside.hears(2)
    const bodies = outside.heard.map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('both ways'))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes('the next one'))).toHaveLength(1)
  })

  it('tells nobody anything that was not allowed', async () => {
    open('chat')
    report(new Error('kept'))
    expect(listeners.size).toBe(0)
    open('analytics')
    await outside.hears(1)
    expect(outside.heard.map(({ path }) => path)).toEqual(['/api/send'])
  })
})
