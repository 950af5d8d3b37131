import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { writePlaceFile } from '../modules/compliance/places/testing/write-place-file.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const slot = 'castle-of-horror'
const otherSlot = 'savannah-run'
const table = 'dragon-tiger'

/** The addresses that test browsers come from. */
const placesFile = join(inject('scratchFolder'), 'places-by-wire.mmdb')

let british: TestServer
let maltese: TestServer
let nowhere: TestServer
beforeAll(async () => {
  writePlaceFile(placesFile, {
    101: { country: { iso_code: 'FR' } },
    102: { country: { iso_code: 'DE' } },
  })
  british = await startTestServer({ licence: 'gb' })
  maltese = await startTestServer({ licence: 'mt', demo: false, realMoney: true, placesFile })
  nowhere = await startTestServer({ demo: false })
})
afterAll(async () => {
  await british.stop()
  await maltese.stop()
  await nowhere.stop()
})

async function register(
  server: TestServer,
  fields: Readonly<Record<string, string>>,
  address?: string,
): Promise<TestBrowser> {
  const browser = await openBrowser(server.url, address)
  await browser.do('register', { ...newPlayer(), ...fields })
  return browser
}

const rulesAt = async (browser: TestBrowser, uri: string) =>
  (await browser.do('openGame', { uri })).game.rules

async function bet(browser: TestBrowser, uri: string, stake: number, data?: object) {
  const { connection } = await browser.do('openGame', { uri })
  return {
    uri,
    connection,
    stake: String(stake),
    action: 'bet',
    requestKey: randomUUID(),
    ...(data && { data: JSON.stringify(data) }),
  }
}

const grown = { country: 'GB', birthDate: '1990-01-01' }

describe('a house under a British licence', () => {
  it('allows at a slot what the rules allow there, and at a table what they allow there', async () => {
    const browser = await register(british, grown)
    expect(await rulesAt(browser, slot)).toMatchObject({
      cycleMs: 2_500,
      autoplay: false,
      turbo: false,
      maxStake: 500,
    })
    expect(await rulesAt(browser, table)).toMatchObject({ cycleMs: 5_000, maxStake: null })
  })

  it('lets who is under 25 stake less', async () => {
    const year = new Date().getUTCFullYear() - 20
    const browser = await register(british, { country: 'GB', birthDate: `${year}-01-01` })
    expect(await rulesAt(browser, slot)).toMatchObject({ maxStake: 200 })
  })

  it('refuses what the page would not have offered: a higher stake, and a bet too soon', async () => {
    const browser = await register(british, grown)
    const { game } = await browser.do('openGame', { uri: slot })
    const tooHigh = game.betLevels.find((level) => level > 500) ?? 0
    expect(await browser.refused('play', await bet(browser, slot, tooHigh))).toMatchObject({
      code: 'STAKE_LIMIT',
      metadata: { most: 500 },
    })
    await browser.do('play', await bet(browser, table, 100, { dragon: 1 }))
    expect(
      await browser.refused('play', await bet(browser, table, 100, { dragon: 1 })),
    ).toMatchObject({ code: 'TOO_SOON' })
  })

  it('lets one slot be played at a time: whoever opens another ends the one before, and may come back to it', async () => {
    const browser = await register(british, grown)
    const [first, second] = [await bet(browser, slot, 100), await bet(browser, otherSlot, 100)]
    expect(await browser.refused('play', first)).toMatchObject({ code: 96 })
    // A table beside a slot is no second slot.
    await browser.do('openGame', { uri: table })
    await browser.do('play', second)
    const again = await browser.do('openGame', { uri: slot })
    expect(again.connection).not.toBe(first.connection)
    expect(await browser.refused('play', { ...second, requestKey: randomUUID() })).toMatchObject({
      code: 96,
    })
  })

  it('keeps with each round the version of the rules that it was played under', async () => {
    const browser = await register(british, grown)
    await browser.do('play', await bet(browser, table, 100, { dragon: 1 }))
    const [kept] = await rowsOf<{ edition: string }>(
      british.database,
      `SELECT facts.facts -> 'slices' -> 'place' ->> 'edition' AS edition
       FROM play_step AS step JOIN play_facts AS facts ON facts.player_id = step.player_id AND facts.hash = step.facts
       ORDER BY step.round_id DESC LIMIT 1`,
    )
    expect(kept?.edition).toBe('gb.2')
  })
})

describe('a house under a Maltese licence', () => {
  it('takes money that has a value from where the licence reaches, and from nowhere else', async () => {
    const browser = await register(maltese, { country: 'FR', userType: '1' }, '101.0.0.1')
    const { userStatus } = await browser.do('status')
    expect(userStatus).toMatchObject({ userType: 1, cash: 0, isTestMoney: false })
    const other = await openBrowser(maltese.url)
    expect(
      await other.refused('register', { ...newPlayer(), country: 'DE', userType: '1' }),
    ).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: { country: 'This country is not possible.' },
    })
  })

  it('holds who signs in from another country to the rules of both, and flags it', async () => {
    const browser = await register(maltese, { country: 'FR', userType: '1' }, '102.0.0.1')
    expect(await browser.refused('openGame', { uri: table })).toMatchObject({
      code: 'PLACE_NOT_SERVED',
    })
    const flags = await rowsOf<{ kind: string; facts: unknown }>(
      maltese.database,
      'SELECT kind, facts FROM compliance_flag ORDER BY flag_id DESC LIMIT 1',
    )
    expect(flags).toEqual([{ kind: 'otherPlace', facts: { home: 'FR', seen: 'DE' } }])
  })

  it('holds play money to them as well, and refuses it nothing', async () => {
    const browser = await register(maltese, { country: 'FR', userType: '2' }, '102.0.0.1')
    expect(await rulesAt(browser, slot)).toMatchObject({ cycleMs: 5_000, autoplay: false })
    const calm = await register(maltese, { country: 'FR', userType: '2' }, '101.0.0.1')
    expect(await rulesAt(calm, slot)).toMatchObject({ cycleMs: 0, autoplay: true })
  })
})

describe('a house without a licence', () => {
  it('holds everybody to the strictest rules', async () => {
    const browser = await register(nowhere, { country: 'FR', userType: '2' })
    expect(await rulesAt(browser, table)).toEqual({
      cycleMs: 5_000,
      autoplay: false,
      turbo: false,
      buy: false,
      gamble: false,
      jackpots: false,
      coach: false,
      oneSlot: true,
      maxStake: 100,
    })
  })

  it('opens no game with a progressive jackpot', async () => {
    const browser = await register(nowhere, { country: 'FR', userType: '2' })
    expect(await browser.refused('openGame', { uri: 'gold-rush-link' })).toMatchObject({ code: 99 })
  })
})
