import { randomUUID } from 'node:crypto'
import { sharedAtMost } from '@fairhouse/contract/entities/shared-round'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { openBrowser, rotate, signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { showRound } from './show-round.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const uri = 'castle-of-horror'

async function sitDown(browser: TestBrowser) {
  const { game, connection } = await browser.do('openGame', { uri })
  return { uri, connection, stake: String(game.betLevels[0]) }
}

/** Plays a round to its end. Returns its id. */
async function playOne(browser: TestBrowser): Promise<string> {
  const fields = await sitDown(browser)
  let { round } = await browser.do('play', { ...fields, action: 'bet', requestKey: randomUUID() })
  while (!round.finished) {
    const [action] = round.actions
    const data =
      action && 'choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
    const asked = { ...fields, ...data, action: action?.type ?? '', requestKey: randomUUID() }
    ;({ round } = await browser.do('play', asked))
  }
  return round.id
}

describe('a shared round', () => {
  it('is there for everybody from the moment it is shared until it is taken back', async () => {
    const { browser, form } = await signUp(server.url)
    const visitor = await openBrowser(server.url)
    const roundId = await playOne(browser)
    const gone = async (): Promise<unknown> =>
      (await visitor.refused('sharedRound', { roundId })).code
    expect(await gone()).toBe('NOT_FOUND')
    await browser.do('shareRound', { roundId })
    await browser.do('shareRound', { roundId })
    const { shared } = await visitor.do('sharedRound', { roundId })
    expect(shared).toMatchObject({ isOwn: false, summary: { id: roundId, uri } })
    expect((await browser.do('sharedRound', { roundId })).shared.isOwn).toBe(true)
    expect((await browser.do('sharedRounds')).rounds.map(({ id }) => id)).toEqual([roundId])
    const { text } = await visitor.ask('sharedRound', { roundId })
    for (const secret of [form.login, 'balance', 'entries', 'receipt'])
      expect(text).not.toContain(secret)
    await browser.do('unshareRound', { roundId })
    expect(await gone()).toBe('NOT_FOUND')
    expect((await browser.do('sharedRounds')).rounds).toEqual([])
  })

  it('shows what the contract names, and nothing that a player is told besides', async () => {
    const { browser } = await signUp(server.url)
    const roundId = await playOne(browser)
    await browser.do('shareRound', { roundId })
    const own = await browser.do('roundDetail', { roundId })
    const summary = { ...own.summary, bonusBalance: 7 }
    const reply = { ...own, summary, ownNote: 'for nobody else' }
    const needs = {
      database: server.database,
      clock: systemClock,
      identity: { maskedLogins: async () => new Map<number, string>() },
      play: { roundOf: async () => ({ reply }) },
    }
    const shown = await showRound(needs, roundId, null)
    expect(shown).toMatchObject({ login: '***', isOwn: false, summary: { id: roundId } })
    expect(JSON.stringify(shown)).not.toMatch(/bonusBalance|ownNote|balanceAfter|entries|receipts/)
  })

  it('shows its server seed only once its player has changed it', async () => {
    const { browser } = await signUp(server.url)
    const roundId = await playOne(browser)
    await browser.do('shareRound', { roundId })
    const visitor = await openBrowser(server.url)
    const seed = async () =>
      (await visitor.do('sharedRound', { roundId })).shared.fairness.serverSeed
    expect(await seed()).toBeNull()
    await rotate(browser, 'another seed')
    expect(await seed()).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is shared and taken back by its own player alone', async () => {
    const [{ browser }, stranger] = [await signUp(server.url), await signUp(server.url)]
    const roundId = await playOne(browser)
    expect((await stranger.browser.refused('shareRound', { roundId })).code).toBe('NOT_FOUND')
    await browser.do('shareRound', { roundId })
    await stranger.browser.do('unshareRound', { roundId })
    expect((await stranger.browser.do('sharedRound', { roundId })).shared.isOwn).toBe(false)
  })

  it('is gone with the account', async () => {
    const { browser } = await signUp(server.url)
    const roundId = await playOne(browser)
    await browser.do('shareRound', { roundId })
    await browser.do('closeAccount')
    const visitor = await openBrowser(server.url)
    expect((await visitor.refused('sharedRound', { roundId })).code).toBe('NOT_FOUND')
  })

  it('is one of so many at most, and of each of them one may be shared again', async () => {
    const { browser } = await signUp(server.url)
    const [first, last] = [await playOne(browser), await playOne(browser)]
    await browser.do('shareRound', { roundId: first })
    await server.database.query(
      `INSERT INTO sharing_round (round_id, player_id, shared_at)
       SELECT gen_random_uuid(), player_id, now() FROM sharing_round, generate_series(2, $2) WHERE round_id = $1`,
      [first, sharedAtMost],
    )
    expect((await browser.refused('shareRound', { roundId: last })).code).toBe('LIST_FULL')
    await browser.do('shareRound', { roundId: first })
  })
})
