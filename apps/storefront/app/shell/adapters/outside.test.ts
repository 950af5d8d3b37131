import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tellPageView } from './analytics/umami.ts'
import { sentryReporter } from './reporting/sentry.ts'
import { openOutsideServer, type OutsideServer } from './testing/outside-server.ts'

let outside: OutsideServer
beforeEach(async () => {
  outside = await openOutsideServer()
})
afterEach(() => outside.close())

describe('page statistics', () => {
  const analytics = () => ({ origin: outside.origin, website: 'site-1' })
  const view = { path: '/en/lobby', language: 'en', hostname: 'house.test', screen: '390x844' }

  it('are told what Umami asks for, and nothing that names a player', async () => {
    await tellPageView(analytics(), view)
    const [heard] = outside.heard
    expect(heard?.path).toBe('/api/send')
    expect(heard?.headers.cookie).toBeUndefined()
    expect(JSON.parse(heard?.body ?? '')).toEqual({
      type: 'event',
      payload: {
        website: 'site-1',
        hostname: 'house.test',
        language: 'en',
        screen: '390x844',
        url: '/en/lobby',
        referrer: '',
      },
    })
  })

  it('never hear the secret of a link', async () => {
    for (const secret of ['x'.repeat(43), `9-of-${'X'.repeat(38)}`])
      await tellPageView(analytics(), { ...view, path: `/en/verify/${secret}` })
    for (const { body } of outside.heard) expect(body).toContain('/en/verify/:secret')
    expect(outside.heard).toHaveLength(2)
  })

  it('may be away', async () => {
    await outside.close()
    await expect(tellPageView(analytics(), view)).resolves.toBeUndefined()
    outside = await openOutsideServer()
  })
})

describe('error reports', () => {
  const reporter = () =>
    sentryReporter({
      origin: outside.origin,
      envelope: `${outside.origin}/api/7/envelope/?sentry_key=k`,
    })

  it('are envelopes of one event', async () => {
    reporter()({
      code: 'NETWORK_ERROR',
      type: 'NETWORK_ERROR',
      message: 'lost',
      stack: 'at x.js:1',
    })
    await outside.hears(1)
    const [heard] = outside.heard
    expect(heard?.path).toBe('/api/7/envelope/?sentry_key=k')
    const [header, item, event] = (heard?.body ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(header.event_id).toMatch(/^[0-9a-f]{32}$/)
    expect(item).toEqual({ type: 'event' })
    expect(event).toMatchObject({
      event_id: header.event_id,
      level: 'error',
      tags: { code: 'NETWORK_ERROR' },
      exception: { values: [{ type: 'NETWORK_ERROR', value: 'lost' }] },
      extra: { stack: 'at x.js:1' },
    })
  })

  it('come to an end', async () => {
    const report = reporter()
    for (let count = 0; count < 30; count++)
      report({ code: count, type: 'X', message: 'again', stack: null })
    await outside.hears(20)
    await tellPageView(
      { origin: outside.origin, website: 'w' },
      { path: '/', language: 'en', hostname: 'h', screen: 's' },
    )
    expect(outside.heard.filter(({ path }) => path.startsWith('/api/7'))).toHaveLength(20)
  })
})
