import { randomUUID } from 'node:crypto'
import type { CallName } from '@fairhouse/contract/calls/all'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signUp, type TestBrowser, withoutSeal } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const uri = 'castle-of-horror'
const playPath = `/game/${uri}/play/json2`

/** Asks by frame and hears the answer's body as the text that it was sent as. */
async function frameText(
  browser: TestBrowser,
  asked: { readonly call: string; readonly body: Record<string, string>; readonly csrf?: string },
): Promise<string> {
  const headers = { cookie: browser.cookieHeader() }
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers })
  await new Promise((resolve) => socket.once('open', resolve))
  const csrf = asked.csrf ?? browser.jar.get('csrf')
  const heard = new Promise<string>((resolve) =>
    socket.once('message', (raw: Buffer) => resolve(raw.toString())),
  )
  socket.send(JSON.stringify({ type: 'call', id: 'x', call: asked.call, body: asked.body, csrf }))
  const text = await heard
  socket.close()
  const start = '{"type":"answer","id":"x","body":'
  expect(text.startsWith(start)).toBe(true)
  return text.slice(start.length, -1)
}

async function sitDown(browser: TestBrowser) {
  const { game, connection } = await browser.do('openGame', { uri })
  const stake = String(game.betLevels[0])
  return (more: Record<string, string> = {}) => ({
    connection,
    stake,
    action: 'bet',
    requestKey: randomUUID(),
    ...more,
  })
}

describe('a bet by POST and by frame', () => {
  it('with the same request key gives the same bytes but for the seal, whichever came first', async () => {
    const { browser } = await signUp(server.url)
    const bet = await sitDown(browser)
    for (let rounds = 0; rounds < 12; rounds++) {
      const [posted, framed] = [bet(), bet()]
      // A round left open by the one before refuses both, in the same bytes as well.
      const first = await browser.ask('play', { uri, ...posted })
      const again = await frameText(browser, { call: playPath, body: posted })
      expect(withoutSeal(again)).toBe(withoutSeal(first.text))
      const before = await frameText(browser, { call: playPath, body: framed })
      const { text } = await browser.ask('play', { uri, ...framed })
      expect(withoutSeal(text)).toBe(withoutSeal(before))
    }
  })

  it('sent both ways at once happens once and is answered twice alike', async () => {
    const { browser } = await signUp(server.url)
    const bet = (await sitDown(browser))()
    const [posted, framed] = await Promise.all([
      browser.ask('play', { uri, ...bet }),
      frameText(browser, { call: playPath, body: bet }),
    ])
    expect(posted.body).toMatchObject({ status: 1, round: { nonce: 0 } })
    expect(withoutSeal(framed)).toBe(withoutSeal(posted.text))
    expect((await browser.do('gameHistory', { uri: 'all' })).total).toBe(1)
  })
})

describe('a refusal by POST and by frame has the same bytes, but for its receipt of the moment', () => {
  const refused: readonly [string, CallName, string, Record<string, string>][] = [
    ['a field is missing', 'play', playPath, { requestKey: '' }],
    ['the stake is malformed', 'play', playPath, { stake: '-1' }],
    ['the stake is off the ladder', 'play', playPath, { stake: '7' }],
    ['the connection is another', 'play', playPath, { connection: 'c'.repeat(22) }],
    ['no round is open', 'play', playPath, { action: 'freeSpin' }],
    ['there is no such game', 'play', '/game/nothing/play/json2', {}],
    ['the path is in German', 'play', `/de${playPath}`, { stake: '7' }],
    ['the game is written wrong', 'openGame', '/game/UPPER/open/json2', {}],
    ['the game is no text', 'openGame', '/game/%C3%A9/open/json2', {}],
    ['the round is none', 'roundDetail', '/game/round/json2', { roundId: randomUUID() }],
  ]
  it.each(refused)('when %s', async (_, name, path, fields) => {
    const { browser } = await signUp(server.url)
    const body = (await sitDown(browser))(fields)
    const { text } = await browser.ask(name, body, { path })
    expect(text).toMatch(/^\{"status":0/)
    expect(withoutSeal(await frameText(browser, { call: path, body }))).toBe(withoutSeal(text))
  })

  it('when the key was used for something else', async () => {
    const { browser } = await signUp(server.url)
    const bet = (await sitDown(browser))()
    await browser.ask('play', { uri, ...bet })
    const other = { ...bet, action: 'freeSpin' }
    const { text, body } = await browser.ask('play', { uri, ...other })
    expect(body).toMatchObject({ code: 'REQUEST_KEY_REUSED' })
    expect(await frameText(browser, { call: playPath, body: other })).toBe(text)
  })

  it('when the csrf token is wrong', async () => {
    const { browser } = await signUp(server.url)
    const headers = { 'x-csrf-token': 'made-up' }
    const { text } = await browser.ask('play', { uri }, { headers })
    expect(await frameText(browser, { call: playPath, body: {}, csrf: 'made-up' })).toBe(text)
  })

  it('when nobody is signed in', async () => {
    const browser = await openBrowser(server.url)
    const { text } = await browser.ask('play', { uri })
    expect(await frameText(browser, { call: playPath, body: {} })).toBe(text)
  })
})
