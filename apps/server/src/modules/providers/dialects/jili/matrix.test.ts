import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspend } from '../../../../wire/test-suspension.ts'
import {
  moveNowhere,
  newRef,
  openTestProvider,
  type Seated,
  type TestProvider,
} from '../../testing/test-provider.ts'

// The conformance matrix of seamless wallets, in this dialect's words. Every case ends with the books in order.

let provider: TestProvider
beforeAll(async () => {
  provider = await openTestProvider('jili')
})
afterAll(async () => {
  expect(await provider.audit()).toEqual([])
  await provider.stop()
})

const thousand = 1_000
let rounds = 0
/** Rounds are large whole numbers. */
const newRound = (): number => (rounds += 1)

const common = (seat: Pick<Seated, 'token'>) => ({
  reqId: newRef(),
  token: seat.token,
  currency: 'USD',
  game: provider.ours.game,
  wagersTime: 1,
})
const bet = (seat: Pick<Seated, 'token'>, over: object = {}) =>
  provider.tell('bet', {
    ...common(seat),
    round: newRound(),
    betAmount: 1,
    winloseAmount: 0,
    ...over,
  })
const cancel = (seat: Pick<Seated, 'token'>, over: object) =>
  provider.tell('cancelBet', { ...common(seat), betAmount: 1, winloseAmount: 0, ...over })
const table = (seat: Pick<Seated, 'token'>, over: object) =>
  provider.tell('sessionBet', {
    ...common(seat),
    round: newRound(),
    betAmount: 1,
    winloseAmount: 0,
    ...over,
  })
const cancelTable = (seat: Pick<Seated, 'token'>, over: object) =>
  provider.tell('cancelSessionBet', {
    ...common(seat),
    betAmount: 1,
    winloseAmount: 0,
    ...over,
  })
const said = (errorCode: number, balance: number) => ({ errorCode, balance })
const cash = async (seat: Seated) => (await seat.balance()) / 100

describe('jili', () => {
  it('1: the same bet twice takes once; the second time it says so, with the balance as it is', async () => {
    const seat = await provider.player()
    const round = newRound()
    expect(await bet(seat, { round, winloseAmount: 2.5 })).toMatchObject(said(0, thousand + 1.5))
    await bet(seat)
    expect(await bet(seat, { round, winloseAmount: 2.5 })).toMatchObject(said(1, thousand + 0.5))
    expect(await cash(seat)).toBe(thousand + 0.5)
  })

  it('2: the same round with another amount or player moves nothing', async () => {
    const [seat, other] = [await provider.player(), await provider.player()]
    const round = newRound()
    await bet(seat, { round })
    expect(await bet(seat, { round, betAmount: 2 })).toMatchObject(said(3, thousand - 1))
    expect(await bet(other, { round })).toMatchObject(said(3, thousand))
  })

  it('3: of fifty bets at once that the balance covers once, one is taken', async () => {
    const seat = await provider.player()
    await bet(seat, { betAmount: thousand - 1 })
    const all = await Promise.all(Array.from({ length: 50 }, () => bet(seat)))
    expect(all.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
    expect(all.filter(({ errorCode }) => errorCode === 2)).toHaveLength(49)
    expect(await cash(seat)).toBe(0)
  })

  it('3: what a bet wins does not pay for it', async () => {
    const seat = await provider.player()
    const dear = { betAmount: thousand + 1, winloseAmount: 5_000 }
    expect(await bet(seat, dear)).toMatchObject(said(2, thousand))
  })

  it('4: a settlement of a session that nobody bet in', async () => {
    const seat = await provider.player()
    expect(await table(seat, { sessionId: newRound(), type: 2, winloseAmount: 5 })).toMatchObject(
      said(5, thousand),
    )
  })

  it('5: a settlement of a session whose bet was cancelled', async () => {
    const seat = await provider.player()
    const [sessionId, round] = [newRound(), newRound()]
    await table(seat, { sessionId, round, type: 1 })
    expect(await cancelTable(seat, { sessionId, round })).toMatchObject(said(0, thousand))
    expect(await table(seat, { sessionId, type: 2, winloseAmount: 5 })).toMatchObject(
      said(5, thousand),
    )
  })

  it('6: what is cancelled before it came is not found, and refused when it comes', async () => {
    const seat = await provider.player()
    const [round, sessionId, second] = [newRound(), newRound(), newRound()]
    expect(await cancel(seat, { round })).toMatchObject(said(2, thousand))
    expect(await bet(seat, { round })).toMatchObject(said(5, thousand))
    expect(await cancelTable(seat, { sessionId, round: second })).toMatchObject(said(2, thousand))
    expect(await table(seat, { sessionId, round: second, type: 1 })).toMatchObject(
      said(5, thousand),
    )
  })

  it('7: what is cancelled twice is given back once', async () => {
    const seat = await provider.player()
    const round = newRound()
    await bet(seat, { round })
    expect(await cancel(seat, { round })).toMatchObject(said(0, thousand))
    expect(await cancel(seat, { round })).toMatchObject(said(1, thousand))
  })

  it('8: bet and win are cancelled together, unless the win is gone', async () => {
    const seat = await provider.player()
    const [round, other] = [newRound(), newRound()]
    await bet(seat, { round, winloseAmount: 10 })
    expect(await cancel(seat, { round, winloseAmount: 10 })).toMatchObject(said(0, thousand))
    await bet(seat, { round: other, winloseAmount: 10 })
    await bet(seat, { betAmount: thousand + 5 })
    expect(await cancel(seat, { round: other, winloseAmount: 10 })).toMatchObject(said(6, 4))
    expect(await cash(seat)).toBe(4)
  })

  it('8: a bet of a table is cancelled even after it was settled', async () => {
    const seat = await provider.player()
    const [sessionId, round] = [newRound(), newRound()]
    await table(seat, { sessionId, round, type: 1 })
    await table(seat, { sessionId, type: 2, winloseAmount: 3 })
    expect(await cancelTable(seat, { sessionId, round })).toMatchObject(said(0, thousand + 3))
  })

  it('9: settlement and cancelling are honoured with a token that is over and of a suspended player; a bet is not', async () => {
    const seat = await provider.player()
    const [sessionId, round] = [newRound(), newRound()]
    await table(seat, { sessionId, type: 1 })
    await bet(seat, { round })
    await seat.launch()
    expect(await bet(seat)).toMatchObject(said(4, thousand - 2))
    await suspend(provider.server, seat.login)
    expect(await table(seat, { sessionId, type: 2, winloseAmount: 4 })).toMatchObject(
      said(0, thousand + 2),
    )
    expect(await cancel(seat, { round })).toMatchObject(said(0, thousand + 3))
  })

  it('9: a suspended player bets nothing with a token that is good', async () => {
    const seat = await provider.player()
    await suspend(provider.server, seat.login)
    expect(await bet(seat)).toMatchObject(said(5, thousand))
  })

  it('10: a stake above what the rules of the place allow', async () => {
    const strict = await openTestProvider('jili', { demo: false })
    const seat = await strict.player('2')
    await moveNowhere(strict.server, seat.login)
    const told = { ...common(seat), currency: 'XCR', winloseAmount: 0 }
    expect(await strict.tell('bet', { ...told, round: 1, betAmount: 1.01 })).toMatchObject({
      errorCode: 5,
    })
    expect(await strict.tell('bet', { ...told, round: 1, betAmount: 1 })).toMatchObject({
      errorCode: 0,
    })
    await strict.stop()
  })

  it('11: nothing is bet in a session that was settled', async () => {
    const seat = await provider.player()
    const sessionId = newRound()
    await table(seat, { sessionId, type: 1 })
    await table(seat, { sessionId, type: 1 })
    await table(seat, { sessionId, type: 2, winloseAmount: 3 })
    expect(await table(seat, { sessionId, type: 1 })).toMatchObject(said(3, thousand + 1))
  })

  it('11: what was held back of a table comes back with its win', async () => {
    const seat = await provider.player()
    const sessionId = newRound()
    const held = { sessionId, preserve: 50 }
    expect(await table(seat, { ...held, type: 1, betAmount: 10 })).toMatchObject(
      said(0, thousand - 50),
    )
    const end = { ...held, type: 2, betAmount: 20, winloseAmount: 35, turnover: 15 }
    expect(await table(seat, end)).toMatchObject(said(0, thousand + 15))
  })

  it('12: another currency than that of the token', async () => {
    const seat = await provider.player()
    expect(await bet(seat, { currency: 'EUR' })).toMatchObject({ errorCode: 3 })
  })

  it('13: without the secret nothing is looked at', async () => {
    const seat = await provider.player()
    const body = JSON.stringify({
      ...common(seat),
      round: newRound(),
      betAmount: 1,
      winloseAmount: 0,
    })
    const authorization = `Basic ${Buffer.from('test:other').toString('base64')}`
    for (const headers of [{}, { authorization }])
      expect(await provider.send('bet', body, headers)).toEqual({
        errorCode: 5,
        message: 'unauthorised',
      })
    expect(await cash(seat)).toBe(thousand)
  })

  it('13: what is no message is told so', async () => {
    const seat = await provider.player()
    for (const wrong of [
      { betAmount: 0.005 },
      { betAmount: -1 },
      { betAmount: '1' },
      { game: 'x' },
    ])
      expect(await bet(seat, wrong)).toMatchObject({ errorCode: 3 })
    expect(await bet({ token: 'nobody' })).toMatchObject({ errorCode: 5 })
    expect(await cash(seat)).toBe(thousand)
  })

  it('14: a bet that was answered too late is cancelled while it is under way', async () => {
    const seat = await provider.player()
    const round = newRound()
    await Promise.all([bet(seat, { round }), cancel(seat, { round })])
    expect(await cash(seat)).toBe(thousand)
  })

  it('15: a free round of a reward that nobody granted moves nothing', async () => {
    const seat = await provider.player()
    expect(await bet(seat, { isFreeRound: true })).toMatchObject({ errorCode: 5 })
    expect(await cash(seat)).toBe(thousand)
  })

  it('17: who may not play is told when he opens the game, not in a round', async () => {
    const seat = await provider.player()
    await suspend(provider.server, seat.login)
    expect((await seat.browser.refused('launchGame', { uri: provider.ours.game })).code).toBe(155)
  })

  it('18: a provider that is away opens nothing, and nothing is held', async () => {
    const seat = await provider.player()
    provider.says.opens = false
    expect(await seat.browser.do('launchGame', { uri: provider.ours.game })).toEqual({ url: null })
    provider.says.opens = true
    expect(await cash(seat)).toBe(thousand)
  })

  it('20: the audit of the night finds what was moved behind the wallet', async () => {
    const seat = await provider.player()
    const round = newRound()
    await bet(seat, { round })
    const { database } = provider.server
    const set = 'UPDATE providers_round SET payout = payout + $1 WHERE ref = $2'
    await database.query(set, [1, String(round)])
    expect(await provider.audit()).toMatchObject([
      expect.stringContaining('has taken and given what its messages did'),
    ])
    await database.query(set, [-1, String(round)])
    expect(await provider.audit()).toEqual([])
  })

  it('says who plays with a token, and what he has', async () => {
    const seat = await provider.player('2')
    expect(await provider.tell('auth', { reqId: 'r', token: seat.token })).toMatchObject({
      errorCode: 0,
      username: expect.stringMatching(/^u\d+$/),
      currency: 'XCR',
      balance: (await seat.balance()) / 100,
    })
  })
})
