import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  newRef,
  openTestProvider,
  type Seated,
  type TestProvider,
} from './testing/test-provider.ts'

// What the house does with its own rounds it does with those of others: the player's limits, pauses, lists.

let provider: TestProvider
beforeAll(async () => {
  provider = await openTestProvider('hub88')
})
afterAll(async () => {
  expect(await provider.audit()).toEqual([])
  await provider.stop()
})

const waitMs = 20_000
const wire = (cents: number): number => cents * 1_000

function messages({ token }: Pick<Seated, 'token'>) {
  const common = () => ({
    token,
    request_uuid: newRef(),
    game_code: provider.ours.game,
    currency: 'USD',
    is_free: false,
  })
  return {
    bet: (cents: number, of: object = {}) =>
      provider.tell('transaction/bet', {
        ...common(),
        transaction_uuid: newRef(),
        round: newRef(),
        round_closed: false,
        amount: wire(cents),
        ...of,
      }),
    win: (cents: number, of: { readonly bet: string; readonly round: string }) =>
      provider.tell('transaction/win', {
        ...common(),
        transaction_uuid: newRef(),
        reference_transaction_uuid: of.bet,
        round: of.round,
        round_closed: true,
        amount: wire(cents),
      }),
  }
}

/** Plays a round to its end. @returns what the provider was answered to the bet. */
async function played(seat: Pick<Seated, 'token'>, stake: number, payout: number) {
  const of = { bet: newRef(), round: newRef() }
  const { bet, win } = messages(seat)
  const taken = await bet(stake, { transaction_uuid: of.bet, round: of.round })
  if (taken['status'] === 'RS_OK') expect(await win(payout, of)).toMatchObject({ status: 'RS_OK' })
  return taken
}

const refusedByLimit = { status: 'RS_ERROR_BET_LIMIT_EXCEEDED' }

describe("a limit of the player's own", () => {
  it('on stakes counts rounds of providers, and refuses the bet that goes past it', async () => {
    const seat = await provider.player()
    await played(seat, 400, 0)
    const set = await seat.browser.do('setLimit', { kind: 'stake', period: 'day', most: '1000' })
    expect(set.protection.limits[0]).toMatchObject({ most: 1_000, used: 400 })
    expect(await played(seat, 601, 0)).toMatchObject(refusedByLimit)
    expect(await played(seat, 600, 5_000)).toMatchObject({ status: 'RS_OK' })
    expect(await played(seat, 1, 0)).toMatchObject(refusedByLimit)
    const { protection } = await seat.browser.do('readProtection')
    expect(protection.limits[0]?.used).toBe(1_000)
  })

  it('is exact, however many bets come at once', async () => {
    const seat = await provider.player()
    await seat.browser.do('setLimit', { kind: 'stake', period: 'week', most: '500' })
    const { bet } = messages(seat)
    const answers = await Promise.all(Array.from({ length: 12 }, () => bet(100)))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(5)
  })

  it('on losses counts what was won, too', async () => {
    const seat = await provider.player()
    await seat.browser.do('setLimit', { kind: 'loss', period: 'month', most: '1000' })
    expect(await played(seat, 1_000, 300)).toMatchObject({ status: 'RS_OK' })
    expect(await played(seat, 301, 0)).toMatchObject(refusedByLimit)
    expect(await played(seat, 300, 0)).toMatchObject({ status: 'RS_OK' })
    expect(await played(seat, 1, 0)).toMatchObject(refusedByLimit)
  })

  it('counts own rounds and those of providers together', async () => {
    const seat = await provider.player()
    await seat.browser.do('setLimit', { kind: 'stake', period: 'day', most: '1000' })
    await played(seat, 950, 0)
    const uri = 'dragon-tiger'
    const { connection } = await seat.browser.do('openGame', { uri })
    const own = { uri, connection, requestKey: newRef(), stake: '100', action: 'bet' }
    const refused = await seat.browser.refused('play', {
      ...own,
      data: JSON.stringify({ dragon: 1 }),
    })
    expect(refused).toMatchObject({ code: 'OWN_LIMIT', metadata: { left: 50 } })
  })
})

it('a session that is over refuses the next round, and lets an open one be won', async () => {
  const seat = await provider.player()
  await seat.browser.do('setSession', { minutes: '30' })
  expect(await played(seat, 100, 0)).toMatchObject({ status: 'RS_OK' })
  provider.server.pass(20 * 60_000)
  await seat.browser.do('readProtection')
  const of = { bet: newRef(), round: newRef() }
  const { bet, win } = messages(seat)
  await bet(100, { transaction_uuid: of.bet, round: of.round })
  provider.server.pass(11 * 60_000)
  expect(await played(seat, 100, 0)).toMatchObject(refusedByLimit)
  expect(await win(700, of)).toMatchObject({ status: 'RS_OK' })
})

it('a session goes on with every bet of a round that goes on', async () => {
  const seat = await provider.player()
  await seat.browser.do('setSession', { minutes: '30' })
  const round = newRef()
  const { bet } = messages(seat)
  for (let time = 0; time < 2; time++) {
    expect(await bet(100, { round })).toMatchObject({ status: 'RS_OK' })
    provider.server.pass(16 * 60_000)
    await seat.browser.do('readProtection')
  }
  expect(await bet(100, { round })).toMatchObject(refusedByLimit)
  expect(await played(seat, 100, 0)).toMatchObject(refusedByLimit)
})

it('a limit on time counts rounds of providers with own ones, and lets an open one be won', async () => {
  const seat = await provider.player()
  await seat.browser.do('setLimit', { kind: 'time', period: 'day', most: '10' })
  expect(await played(seat, 100, 0)).toMatchObject({ status: 'RS_OK' })
  provider.server.pass(6 * 60_000)
  await seat.browser.do('readProtection')
  const uri = 'dragon-tiger'
  const { connection } = await seat.browser.do('openGame', { uri })
  const own = { uri, connection, stake: '100', action: 'bet', data: '{"dragon":1}' }
  await seat.browser.do('play', { ...own, requestKey: newRef() })
  const of = { bet: newRef(), round: newRef() }
  const { bet, win } = messages(seat)
  await bet(100, { transaction_uuid: of.bet, round: of.round })
  provider.server.pass(5 * 60_000)
  expect(await played(seat, 100, 0)).toMatchObject(refusedByLimit)
  expect((await seat.browser.refused('play', { ...own, requestKey: newRef() })).code).toBe(
    'OWN_LIMIT',
  )
  expect(await win(700, of)).toMatchObject({ status: 'RS_OK' })
})

it('a pause refuses the game and the bet; what was staked before is still won', async () => {
  const seat = await provider.player()
  const of = { bet: newRef(), round: newRef() }
  const { bet, win } = messages(seat)
  await bet(100, { transaction_uuid: of.bet, round: of.round })
  await seat.browser.do('takeTimeOut', { hours: '24' })
  expect(await bet(100)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' })
  const refused = await seat.browser.refused('launchGame', { uri: provider.ours.game })
  expect(refused).toMatchObject({ code: 'ON_PAUSE', metadata: { kind: 'timeOut' } })
  expect(await win(700, of)).toMatchObject({ status: 'RS_OK' })
})

it('a win is told among the winners, and the game counts as played', async () => {
  const seat = await provider.player()
  await played(seat, 100, 4_321)
  const { winners } = await vi.waitUntil(
    async () => {
      const told = await seat.browser.do('lastWinners', { limit: '10' })
      return told.winners.some(({ amount }) => amount === 4_321) && told
    },
    { timeout: waitMs, interval: 100 },
  )
  expect(winners.find(({ amount }) => amount === 4_321)).toMatchObject({
    currency: 'USD',
    game: { uri: provider.ours.game },
  })
  const counted = z.array(z.object({ rounds: z.int() }))
  const rows = await vi.waitUntil(
    async () => {
      const { rows: found } = await provider.server.database.query(
        `SELECT rounds FROM lobby_played JOIN identity_account USING (player_id) WHERE login = $1`,
        [seat.login],
      )
      return found.length > 0 && found
    },
    { timeout: waitMs, interval: 100 },
  )
  // Trending is reckoned from this count alone, whoever made the game.
  expect(counted.parse(rows)).toEqual([{ rounds: 1 }])
})

it('a game that was opened is the one that was played last, beside own ones', async () => {
  const seat = await provider.player()
  const { game } = await seat.browser.do('openGame', { uri: 'dragon-tiger' })
  provider.server.pass(1_000)
  await seat.launch()
  const { userStatus } = await seat.browser.do('status')
  const lists = z.object({ gameLists: z.record(z.string(), z.array(z.int())) }).parse(userStatus)
  const last = lists.gameLists['last-played'] ?? []
  expect(last).toHaveLength(2)
  expect(last[1]).toBe(game.id)
})

it('a copy of own data has the rounds in games of providers', async () => {
  const seat = await provider.player()
  await played(seat, 100, 250)
  await played(seat, 200, 0)
  const { rows, next } = await seat.browser.do('ownData', { part: 'providerRounds' })
  expect(next).toBeNull()
  expect(rows).toMatchObject([
    { uri: provider.ours.game, stake: '100', payout: '250', currency: 'USD' },
    { uri: provider.ours.game, stake: '200', payout: '0', currency: 'USD' },
  ])
  expect(
    await seat.browser.refused('ownData', { part: 'providerRounds', after: 'f.f' }),
  ).toMatchObject({ code: 'NOT_FOUND' })
})
