import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { newRef, openTestProvider, type TestProvider } from './testing/test-provider.ts'

const own = 'castle-of-horror'
const table = 'dragon-tiger'
const elsewhere = { status: 'RS_ERROR_TOKEN_EXPIRED' }

let british: TestProvider
let danish: TestProvider
beforeAll(async () => {
  british = await openTestProvider('hub88', { licence: 'gb' })
  danish = await openTestProvider('hub88', { licence: 'dk' })
})
afterAll(async () => {
  for (const provider of [british, danish]) {
    expect(await provider.audit()).toEqual([])
    await provider.stop()
  }
})

async function playerFrom({ server }: TestProvider, country: string): Promise<TestBrowser> {
  const browser = await openBrowser(server.url)
  await browser.do('register', { ...newPlayer('1'), country, birthDate: '1990-01-01' })
  return browser
}

/** Opens the provider's slot. @returns the token that plays. */
async function launched(provider: TestProvider, browser: TestBrowser): Promise<string> {
  await browser.do('launchGame', { uri: provider.ours.game })
  const [, token] = /"token":"([^"]+)"/.exec(provider.launched.at(-1) ?? '') ?? []
  if (token === undefined) throw new Error('no token')
  return token
}

const betThere = (
  provider: TestProvider,
  token: string,
  of: { readonly bet: string; readonly round: string },
) =>
  provider.tell('transaction/bet', {
    token,
    request_uuid: newRef(),
    game_code: provider.ours.game,
    currency: 'USD',
    is_free: false,
    transaction_uuid: of.bet,
    round: of.round,
    round_closed: false,
    amount: 100_000,
  })

async function spinOf(browser: TestBrowser, uri: string) {
  const { connection, game } = await browser.do('openGame', { uri })
  return {
    uri,
    connection,
    stake: String(game.betLevels[0]),
    action: 'bet',
    requestKey: newRef(),
    ...(uri === table && { data: '{"dragon":1}' }),
  }
}

describe('where one slot is played at a time', () => {
  it('whoever opens a slot of somebody else ends an own one, and the other way round', async () => {
    const browser = await playerFrom(british, 'GB')
    const spin = await spinOf(browser, own)
    const token = await launched(british, browser)
    expect(await browser.refused('play', spin)).toMatchObject({ code: 96 })
    const of = { bet: newRef(), round: newRef() }
    expect(await betThere(british, token, of)).toMatchObject({ status: 'RS_OK' })
    await browser.do('openGame', { uri: own })
    expect(await betThere(british, token, { bet: newRef(), round: newRef() })).toMatchObject(
      elsewhere,
    )
    const win = {
      token,
      request_uuid: newRef(),
      game_code: british.ours.game,
      currency: 'USD',
      is_free: false,
      transaction_uuid: newRef(),
      reference_transaction_uuid: of.bet,
      round: of.round,
      round_closed: true,
      amount: 700_000,
    }
    expect(await british.tell('transaction/win', win)).toMatchObject({ status: 'RS_OK' })
  })

  it('a table beside a slot of somebody else is no second slot', async () => {
    const browser = await playerFrom(british, 'GB')
    const token = await launched(british, browser)
    await browser.do('play', await spinOf(browser, table))
    const of = { bet: newRef(), round: newRef() }
    expect(await betThere(british, token, of)).toMatchObject({ status: 'RS_OK' })
  })
})

it('elsewhere both are played beside each other', async () => {
  const browser = await playerFrom(danish, 'DK')
  const token = await launched(danish, browser)
  await browser.do('play', await spinOf(browser, table))
  await browser.do('openGame', { uri: own })
  const of = { bet: newRef(), round: newRef() }
  expect(await betThere(danish, token, of)).toMatchObject({ status: 'RS_OK' })
})
