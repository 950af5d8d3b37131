import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** More than wait in one player's line, and the one whose turn it is. */
const atOnce = 300

it('who asks too much at once hears that, and after how long to ask again; nothing restarts', async () => {
  const { browser } = await signUp(server.url)
  const uri = 'castle-of-horror'
  const { game, connection } = await browser.do('openGame', { uri })
  const stake = String(game.betLevels[0])
  const bet = () =>
    browser.ask('play', { uri, connection, stake, action: 'bet', requestKey: randomUUID() })
  const asked: ReturnType<typeof bet>[] = []
  await server.database.transaction(async (tx) => {
    // The first bet waits to be written, and all others behind it.
    await tx.query('LOCK TABLE play_step IN ACCESS EXCLUSIVE MODE')
    asked.push(...Array.from({ length: atOnce }, bet))
    await Promise.race(asked)
  })
  const answers = await Promise.all(asked)
  const putOff = answers.filter(({ status }) => status === 503)
  expect(putOff.length).toBeGreaterThan(0)
  for (const { body, headers } of putOff) {
    expect(headers.get('retry-after')).toBe('1')
    expect(body).toMatchObject({
      status: 0,
      code: 503,
      publicMessage: 'That was too many requests at once. Please try again in 1 second.',
      metadata: { reason: 'tooMany', waitSeconds: 1 },
    })
  }
})
