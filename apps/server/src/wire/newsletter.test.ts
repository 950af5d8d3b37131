import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { lettersTo, tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const wantsNews = async (browser: TestBrowser) => {
  const { userStatus } = await browser.do('status')
  return userStatus.isLogged && userStatus.receiveNewsletter
}

/** A player with a proven address who has just asked for news. */
async function reader() {
  const { browser, form } = await signUp(server.url)
  const proof = await tokenTo(server, form.email, 'verifyEmail')
  await browser.do('verifyEmail', { token: proof ?? '' })
  await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
  const letter = (await lettersTo(server, form.email)).find(
    ({ template }) => template === 'newsletter',
  )
  const path = String(letter?.content['unsubscribe'])
  return { browser, form, path, token: path.slice(path.lastIndexOf('/') + 1) }
}

describe('news', () => {
  it('are turned on and off by the player, and the answer says so', async () => {
    const { browser } = await signUp(server.url)
    expect(await wantsNews(browser)).toBe(false)
    for (const [wish, wanted] of [
      ['1', true],
      ['0', false],
    ] as const) {
      const { userStatus } = await browser.do('receiveNewsletter', { receiveNewsletter: wish })
      expect(userStatus.receiveNewsletter).toBe(wanted)
      expect(await wantsNews(browser)).toBe(wanted)
    }
  })

  it.each([{}, { receiveNewsletter: 'yes' }])('are not changed by %j', async (fields) => {
    const { browser } = await signUp(server.url)
    expect(await browser.refused('receiveNewsletter', fields)).toMatchObject({
      code: 'FORM_INVALID',
    })
  })

  it('go to proven addresses only, each with the way to end them', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    const templates = (await lettersTo(server, form.email)).map(({ template }) => template)
    expect(templates).not.toContain('newsletter')
    const { path } = await reader()
    expect(path).toMatch(/^\/en\/newsletters\/unsubscribe\/\d+\.[A-Za-z0-9_-]{43}$/)
  })

  it('end by the link, in a browser where nobody is signed in, as often as it is followed', async () => {
    const { browser, token } = await reader()
    const stranger = await openBrowser(server.url, '192.0.2.77')
    for (let times = 0; times < 2; times++) {
      const { userStatus } = await stranger.do('unsubscribeNewsletter', { token })
      expect(userStatus.isLogged).toBe(false)
      expect(await wantsNews(browser)).toBe(false)
    }
  })

  it.each([
    [
      'another player',
      (token: string) => token.replace(/^\d+/, (number) => `${Number(number) + 1}`),
    ],
    [
      'another seal',
      (token: string) => token.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A')),
    ],
    ['no seal', (token: string) => token.replace(/\..*/, '')],
    ['nonsense', () => '../../en'],
  ])('do not end by a token with %s', async (_, changed) => {
    const { browser, token } = await reader()
    const refused = await browser.refused('unsubscribeNewsletter', { token: changed(token) })
    expect(refused.code).toBe('NOT_FOUND')
    const posted = await fetch(
      `${server.url}/newsletters/unsubscribe/${encodeURIComponent(changed(token))}`,
      { method: 'POST' },
    )
    expect(posted.status).toBe(404)
    expect(await wantsNews(browser)).toBe(true)
  })
})

describe('a mail program (RFC 8058)', () => {
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')

  it.each([
    ['a form', form, ''],
    ['a form, below a language', form, '/en'],
    ['a form of parts', parts, ''],
  ])('unsubscribes with %s, without cookies, csrf or redirect', async (_, body, prefix) => {
    const { browser, token } = await reader()
    const answer = await fetch(`${server.url}${prefix}/newsletters/unsubscribe/${token}`, {
      method: 'POST',
      body,
      redirect: 'error',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await wantsNews(browser)).toBe(false)
  })

  it('changes nothing by fetching, and leads people to the page in their language', async () => {
    const { browser, token } = await reader()
    const answer = await fetch(`${server.url}/newsletters/unsubscribe/${token}`, {
      headers: { 'accept-language': 'de-AT' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/de/newsletters/unsubscribe/${token}`)
    expect(await wantsNews(browser)).toBe(true)
  })
})
