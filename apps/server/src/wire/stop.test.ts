import { expect, it } from 'vitest'
import { openBrowser, signUp } from './test-browser.ts'
import { startTestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

it('a server that is to stop turns new calls away and finishes those under way', async () => {
  const server = await startTestServer()
  try {
    const { browser, form } = await signUp(server.url)
    const { closed } = await openSocket(server.url, browser)
    // A login takes the time of a hash: it is under way when the stop begins.
    const visitor = await openBrowser(server.url)
    const underWay = visitor.ask('logIn', form)
    await expect.poll(() => server.drain.underWay, { interval: 1 }).toBe(1)
    server.drain.begin()

    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const late = await browser.ask('currentFairness')
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('2')
    expect(late.body).toMatchObject({
      status: 0,
      code: 503,
      publicMessage: 'The server is restarting. Please try again in a moment.',
      metadata: { reason: 'restart', waitSeconds: 2 },
    })
    expect(await closed).toBe(1001)
    await expect(openSocket(server.url, browser)).rejects.toThrow('503')
    expect(await server.drain.idle(5_000)).toBe('idle')
    expect((await underWay).body).toMatchObject({ status: 1 })
  } finally {
    await server.stop()
  }
})

it('a page asked for meanwhile is a page that says so', async () => {
  const server = await startTestServer()
  try {
    server.drain.begin()
    const answer = await fetch(`${server.url}/de/lobby`, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('Gleich wieder da')
  } finally {
    await server.stop()
  }
})
