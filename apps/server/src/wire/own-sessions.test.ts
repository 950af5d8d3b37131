import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function twoBrowsers() {
  const { browser, form } = await signUp(server.url, '203.0.113.8')
  const other = await openBrowser(server.url, '198.51.100.9')
  await other.do('logIn', form)
  return { browser, other, form }
}

describe('the list of sessions', () => {
  it('tells each browser with its place and its times, the asking one first', async () => {
    const { browser } = await twoBrowsers()
    const { sessions } = await browser.do('sessions')
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        kind: 'computer',
        place: '203.0.113.x',
        since: expect.any(String),
        seenAt: expect.any(String),
        isThis: true,
      },
      expect.objectContaining({ place: '198.51.100.x', isThis: false }),
    ])
  })

  it('has no session that is over or idle, and none of somebody else', async () => {
    const { browser, other, form } = await twoBrowsers()
    await signUp(server.url)
    await other.do('logOut')
    expect((await browser.do('sessions')).sessions).toHaveLength(1)
    server.pass(31 * 60_000)
    const later = await openBrowser(server.url)
    await later.do('logIn', form)
    expect((await later.do('sessions')).sessions).toHaveLength(1)
  })
})

describe('ending a session', () => {
  it('makes it worthless at once, though it was in use just now, and closes its connection', async () => {
    const { browser, other } = await twoBrowsers()
    await other.do('currentFairness')
    const { socket } = await openSocket(server.url, other)
    const closed = once(socket, 'close')
    const { sessions } = await browser.do('sessions')
    const left = await browser.do('endSession', { sessionId: sessions[1]?.id ?? '' })
    expect(left.sessions).toHaveLength(1)
    const [code] = await closed
    expect(code).toBe(4001)
    expect(await other.refused('currentFairness')).toMatchObject({ code: 35 })
  })

  it('of another player is refused and changes nothing', async () => {
    const { browser } = await twoBrowsers()
    const { browser: stranger } = await signUp(server.url)
    const { sessions } = await browser.do('sessions')
    for (const { id: sessionId } of sessions)
      expect(await stranger.refused('endSession', { sessionId })).toMatchObject({
        code: 'NOT_FOUND',
      })
    expect((await browser.do('sessions')).sessions).toHaveLength(2)
  })

  it('that has ended, or with what is no id, is refused', async () => {
    const { browser, other } = await twoBrowsers()
    const { sessions } = await browser.do('sessions')
    await other.do('logOut')
    const sessionId = sessions[1]?.id ?? ''
    expect(await browser.refused('endSession', { sessionId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await browser.refused('endSession', { sessionId: "' OR 1=1" })).toMatchObject({
      code: 'FORM_INVALID',
    })
  })

  it('everywhere else leaves the asking browser signed in alone', async () => {
    const { browser, other, form } = await twoBrowsers()
    const third = await openBrowser(server.url)
    await third.do('logIn', form)
    expect((await browser.do('endOtherSessions')).sessions).toMatchObject([{ isThis: true }])
    for (const ended of [other, third])
      expect(await ended.refused('currentFairness')).toMatchObject({ code: 35 })
    await browser.do('currentFairness')
  })
})
