import { rowsOf } from '#platform/rows'
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
  provider = await openTestProvider('hub88')
})
afterAll(async () => {
  expect(await provider.audit()).toEqual([])
  await provider.stop()
})

/** Cents on the wire. */
const wire = (cents: number): number => cents * 1_000
const thousand = 100_000

const common = (seat: Pick<Seated, 'token'>) => ({
  token: seat.token,
  request_uuid: newRef(),
  game_code: provider.ours.game,
  currency: 'USD',
  is_free: false,
})
const bet = (seat: Pick<Seated, 'token'>, over: object = {}) =>
  provider.tell('transaction/bet', {
    ...common(seat),
    transaction_uuid: newRef(),
    round: newRef(),
    round_closed: false,
    amount: wire(100),
    ...over,
  })
const win = (seat: Pick<Seated, 'token'>, over: object) =>
  provider.tell('transaction/win', {
    ...common(seat),
    transaction_uuid: newRef(),
    round_closed: true,
    amount: wire(250),
    ...over,
  })
const rollback = (seat: Pick<Seated, 'token'>, over: object) =>
  provider.tell('transaction/rollback', {
    ...common(seat),
    transaction_uuid: newRef(),
    round_closed: true,
    ...over,
  })
const ok = (cents: number) => ({ status: 'RS_OK', balance: wire(cents), currency: 'USD' })

describe('hub88', () => {
  it('1: the same bet twice takes once and is answered alike', async () => {
    const seat = await provider.player()
    const same = { transaction_uuid: newRef(), round: newRef() }
    expect(await bet(seat, same)).toMatchObject(ok(thousand - 100))
    await bet(seat)
    expect(await bet(seat, same)).toMatchObject(ok(thousand - 100))
    expect(await seat.balance()).toBe(thousand - 200)
  })

  it('2: the same id with another amount, round or player moves nothing', async () => {
    const [seat, other] = [await provider.player(), await provider.player()]
    const same = { transaction_uuid: newRef(), round: newRef() }
    await bet(seat, same)
    const differs = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
    expect(await bet(seat, { ...same, amount: wire(200) })).toMatchObject(differs)
    expect(await bet(seat, { ...same, round: newRef() })).toMatchObject(differs)
    expect(await bet(other, same)).toMatchObject(differs)
    expect([await seat.balance(), await other.balance()]).toEqual([thousand - 100, thousand])
  })

  it('3: of fifty bets at once that the balance covers once, one is taken', async () => {
    const seat = await provider.player()
    await bet(seat, { amount: wire(thousand - 100) })
    const all = await Promise.all(Array.from({ length: 50 }, () => bet(seat)))
    expect(all.filter(({ status }) => status === 'RS_OK')).toHaveLength(1)
    expect(all.filter(({ status }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY')).toHaveLength(49)
    expect(await seat.balance()).toBe(0)
  })

  it('4: a win of a bet that never came', async () => {
    const seat = await provider.player()
    const told = { reference_transaction_uuid: newRef(), round: newRef() }
    expect(await win(seat, told)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    })
    expect(await seat.balance()).toBe(thousand)
  })

  it('5: a win of a bet that was rolled back', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round })
    await rollback(seat, { ...of, round_closed: false })
    expect(await win(seat, of)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
    expect(await seat.balance()).toBe(thousand)
  })

  it('6: a rollback before its bet is remembered, and the bet refused', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    expect(await rollback(seat, of)).toMatchObject(ok(thousand))
    expect(
      await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round }),
    ).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
    expect(await seat.balance()).toBe(thousand)
  })

  it('7: a rollback twice gives back once, under one id or two', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round })
    const once = { ...of, transaction_uuid: newRef() }
    expect(await rollback(seat, once)).toMatchObject(ok(thousand))
    expect(await rollback(seat, once)).toMatchObject(ok(thousand))
    expect(await rollback(seat, of)).toMatchObject(ok(thousand))
    expect(await seat.balance()).toBe(thousand)
  })

  it('8: a rollback of a bet that has won takes back the bet alone, and the win by its own id', async () => {
    const seat = await provider.player()
    const [round, staked, won] = [newRef(), newRef(), newRef()]
    await bet(seat, { transaction_uuid: staked, round })
    const of = { reference_transaction_uuid: staked, round }
    expect(await win(seat, { ...of, transaction_uuid: won })).toMatchObject(ok(thousand + 150))
    expect(await rollback(seat, of)).toMatchObject(ok(thousand + 250))
    expect(await rollback(seat, { reference_transaction_uuid: won, round })).toMatchObject(
      ok(thousand),
    )
  })

  it('9: win and rollback are honoured with a token that is over and of a suspended player; a bet is not', async () => {
    const seat = await provider.player()
    const [round, staked, second] = [newRef(), newRef(), newRef()]
    await bet(seat, { transaction_uuid: staked, round })
    await bet(seat, { transaction_uuid: second, round })
    await seat.launch()
    expect(await bet(seat)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
    await suspend(provider.server, seat.login)
    const of = { reference_transaction_uuid: staked, round }
    expect(await win(seat, { ...of, round_closed: false })).toMatchObject(ok(thousand + 50))
    expect(await rollback(seat, { reference_transaction_uuid: second, round })).toMatchObject(
      ok(thousand + 150),
    )
  })

  it('9: a suspended player bets nothing with a token that is good', async () => {
    const seat = await provider.player()
    await suspend(provider.server, seat.login)
    expect(await bet(seat)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' })
  })

  it('9: who has logged out bets nothing, and what he staked is paid', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round })
    await seat.browser.do('logOut')
    expect(await bet(seat)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
    expect(await win(seat, of)).toMatchObject(ok(thousand + 150))
  })

  it('10: a stake above what the rules of the place allow', async () => {
    const strict = await openTestProvider('hub88', { demo: false })
    const seat = await strict.player('2')
    const before = await seat.balance()
    await moveNowhere(strict.server, seat.login)
    const told = { ...common(seat), transaction_uuid: newRef(), round: newRef(), currency: 'XCR' }
    expect(await strict.tell('transaction/bet', { ...told, amount: wire(101) })).toMatchObject({
      status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
      balance: wire(before),
    })
    expect(await strict.tell('transaction/bet', { ...told, amount: wire(100) })).toMatchObject({
      status: 'RS_OK',
    })
    await strict.stop()
  })

  it('11: several wins come until the round is closed, and no bet after that', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round })
    await win(seat, { ...of, round_closed: false })
    expect(await win(seat, of)).toMatchObject(ok(thousand + 400))
    const closed = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
    expect(await bet(seat, { round: of.round })).toMatchObject(closed)
    expect(await win(seat, of)).toMatchObject(closed)
    expect(await seat.balance()).toBe(thousand + 400)
  })

  it('12: another currency than that of the token', async () => {
    const seat = await provider.player()
    expect(await bet(seat, { currency: 'EUR' })).toMatchObject({
      status: 'RS_ERROR_WRONG_CURRENCY',
    })
  })

  it('13: a signature is of these very bytes; else nothing is looked at', async () => {
    const seat = await provider.player()
    const body = { ...common(seat), transaction_uuid: newRef(), round: newRef(), amount: wire(100) }
    const unsigned = await provider.send('transaction/bet', JSON.stringify(body))
    const again = await provider.send(
      'transaction/bet',
      JSON.stringify(body, null, 1),
      provider.proofOf(JSON.stringify(body)),
    )
    for (const answer of [unsigned, again])
      expect(answer).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
    expect(await seat.balance()).toBe(thousand)
  })

  it('13: what is signed and no message is told so', async () => {
    const seat = await provider.player()
    expect(await bet(seat, { amount: '1' })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' })
    expect(await bet(seat, { amount: 1 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' })
    expect(await bet(seat, { amount: wire(-100) })).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    })
    expect(await bet(seat, { game_code: 'Felix-Other' })).toMatchObject({
      status: 'RS_ERROR_INVALID_GAME',
    })
    expect(await bet({ token: 'nobody' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
    expect(await bet(seat, { user: 'u1' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
  })

  it('14: a bet that was answered too late is rolled back while it is under way', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await Promise.all([
      bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round }),
      rollback(seat, of),
    ])
    expect(await seat.balance()).toBe(thousand)
  })

  it('15: a free bet of a reward that nobody granted moves nothing', async () => {
    const seat = await provider.player()
    expect(await bet(seat, { is_free: true, reward_uuid: newRef() })).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    })
    expect(await seat.balance()).toBe(thousand)
  })

  it('16: a jackpot within a win is a movement of its own', async () => {
    const seat = await provider.player()
    const of = { reference_transaction_uuid: newRef(), round: newRef() }
    await bet(seat, { transaction_uuid: of.reference_transaction_uuid, round: of.round })
    const won = await win(seat, { ...of, amount: wire(5_000), jackpot_win: wire(4_500) })
    expect(won).toMatchObject(ok(thousand + 4_900))
    const { rows } = await provider.server.database.query(
      'SELECT amount, reason FROM ledger_transfer WHERE reason IN (41, 42) ORDER BY id DESC, reason LIMIT 2',
    )
    expect(rows).toMatchObject([
      { amount: 500n, reason: 41 },
      { amount: 4_500n, reason: 42 },
    ])
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
    expect(await seat.balance()).toBe(thousand)
  })

  it('19: games of a provider with a lobby of its own are opened from the house’s', async () => {
    const seat = await provider.player()
    const [game] = await rowsOf<{ key: string }>(
      provider.server.database,
      `SELECT key FROM catalog_provider_game WHERE key LIKE 'KA-%' LIMIT 1`,
    )
    const uri = game?.key ?? ''
    expect((await seat.browser.do('launchGame', { uri })).url).toBe('/play/x')
  })

  it('20: the audit of the night finds what was moved behind the wallet', async () => {
    const seat = await provider.player()
    const staked = newRef()
    await bet(seat, { transaction_uuid: staked })
    const { database } = provider.server
    const set = `UPDATE providers_round SET stake = stake + $1
      WHERE id = (SELECT round_id FROM providers_transaction WHERE ref = $2)`
    await database.query(set, [1, staked])
    expect(await provider.audit()).toMatchObject([
      expect.stringContaining('has taken and given what its messages did'),
    ])
    await database.query(set, [-1, staked])
    expect(await provider.audit()).toEqual([])
  })

  it('play money is played with under a code of its own', async () => {
    const seat = await provider.player('2')
    const before = await seat.balance()
    expect(await bet(seat, { currency: 'XCR' })).toMatchObject({
      status: 'RS_OK',
      currency: 'XCR',
      balance: wire(before - 100),
    })
    expect(await provider.tell('user/balance', common(seat))).toMatchObject({
      status: 'RS_OK',
      balance: wire(before - 100),
    })
  })

  it('tells of a player of its own where he is, and of no other', async () => {
    const seat = await provider.player()
    const { user } = await bet(seat)
    expect(await provider.tell('user/info', { user, request_uuid: 'r' })).toEqual({
      status: 'RS_OK',
      request_uuid: 'r',
      user,
      country: 'DE',
    })
    expect(await provider.tell('user/info', { user: 'u999999', request_uuid: 'r' })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    })
  })
})
