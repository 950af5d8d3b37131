import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { auditBonuses } from './audit.ts'
import { giveBonus, makeCode, playAway, standingOf } from './testing/give-bonus.ts'
import {
  newRef,
  openTestProvider,
  type Seated,
  type TestProvider,
} from '../providers/testing/test-provider.ts'

// Games of others are played with a bonus as own ones are: own money first, wins to who paid, and each round counts once it is over.

let provider: TestProvider
beforeAll(async () => {
  provider = await openTestProvider('hub88')
})
afterEach(async () => {
  expect([...(await provider.audit()), ...(await auditBonuses(provider.server.database))]).toEqual(
    [],
  )
})
afterAll(() => provider.stop())

const wire = (cents: number): number => cents * 1_000
const settleMs = 60_000

interface Of {
  readonly bet: string
  readonly round: string
}
const newRound = (): Of => ({ bet: newRef(), round: newRef() })

/** What the provider tells of a seat's rounds. */
function told({ token }: Pick<Seated, 'token'>) {
  const tell = (call: string, { round }: Of, over: object) =>
    provider.tell(`transaction/${call}`, {
      token,
      request_uuid: newRef(),
      game_code: provider.ours.game,
      currency: 'USD',
      is_free: false,
      transaction_uuid: newRef(),
      round,
      round_closed: true,
      ...over,
    })
  return {
    bet: (of: Of, cents: number) =>
      tell('bet', of, { transaction_uuid: of.bet, round_closed: false, amount: wire(cents) }),
    win: (of: Of, cents: number, over: object = {}) =>
      tell('win', of, { reference_transaction_uuid: of.bet, amount: wire(cents), ...over }),
    rollBack: (of: Of, ref: string) => tell('rollback', of, { reference_transaction_uuid: ref }),
  }
}

/** A player who has played so much of his own money away that `cash` is left, with a bonus of so much beside it; both in cents. */
async function withBonus({ cash, bonus, times }: Record<'cash' | 'bonus' | 'times', number>) {
  const seat = await provider.player()
  await playAway(provider, seat, cash)
  return { seat, code: await giveBonus(provider, seat, { amount: bonus, times }) }
}

describe('a bonus in a game of somebody else', () => {
  it('pays what own money does not cover, and gets its share of what is won', async () => {
    const { seat } = await withBonus({ cash: 100, bonus: 2_000, times: 20 })
    const { bet, win } = told(seat)
    const of = newRound()
    expect(await bet(of, 200)).toMatchObject({ status: 'RS_OK', balance: wire(1_900) })
    expect(await standingOf(seat)).toMatchObject({ cash: 0, bonus: 1_900, left: 40_000 })
    expect(await win(of, 301)).toMatchObject({ status: 'RS_OK', balance: wire(2_201) })
    expect(await standingOf(seat)).toMatchObject({ cash: 151, bonus: 2_050, left: 39_800 })
    const [grant] = (await standingOf(seat)).grants
    const { rounds } = await seat.browser.do('wageringLedger', { grantId: grant?.id ?? '' })
    expect(rounds).toMatchObject([
      {
        uri: provider.ours.game,
        cost: 200,
        fromBonus: 100,
        payout: 301,
        toBonus: 150,
        counted: 200,
        left: 39_800,
      },
    ])
  })

  it('shares a jackpot that is won as it shares any win', async () => {
    const { seat } = await withBonus({ cash: 50, bonus: 2_000, times: 20 })
    const { bet, win } = told(seat)
    const of = newRound()
    await bet(of, 200)
    await win(of, 4_000, { jackpot_win: wire(3_500) })
    expect(await standingOf(seat)).toMatchObject({ cash: 1_000, bonus: 1_850 + 3_000 })
  })

  it('is completed by what others tell, and becomes cash', async () => {
    const { seat } = await withBonus({ cash: 1_000, bonus: 500, times: 1 })
    const { bet, win } = told(seat)
    for (const payout of [0, 600]) {
      const of = newRound()
      await bet(of, 300)
      await win(of, payout)
    }
    await expect
      .poll(async () => (await standingOf(seat)).grants[0]?.bonusState, { timeout: settleMs })
      .toBe(bonusStates.completed)
    expect(await standingOf(seat)).toMatchObject({ cash: 1_500 })
  })

  it('waits for the end of a round that it paid, in whatever game', async () => {
    const { seat, code } = await withBonus({ cash: 0, bonus: 2_000, times: 20 })
    const { bet, win } = told(seat)
    const of = newRound()
    await bet(of, 200)
    const cancel = { requestKey: newRef(), bonusCode: code, preview: '0' }
    expect(await seat.browser.refused('cancelBonusCode', cancel)).toMatchObject({
      code: 'ROUND_OPEN',
    })
    await win(of, 0)
    await seat.browser.do('cancelBonusCode', cancel)
    expect(await standingOf(seat)).toMatchObject({
      cash: 0,
      grants: [{ bonusState: bonusStates.cancelled, wagered: 200 }],
    })
  })

  it('gets back what is taken back; once it is over, that is the player’s', async () => {
    const { seat, code } = await withBonus({ cash: 50, bonus: 2_000, times: 20 })
    const { bet, win, rollBack } = told(seat)
    const [first, second] = [newRound(), newRound()]
    await bet(first, 200)
    expect(await rollBack(first, first.bet)).toMatchObject({
      status: 'RS_OK',
      balance: wire(2_050),
    })
    expect(await standingOf(seat)).toMatchObject({ cash: 50, bonus: 2_000, left: 40_000 })
    await bet(second, 200)
    await win(second, 0)
    const cancel = { requestKey: newRef(), bonusCode: code, preview: '0' }
    await seat.browser.do('cancelBonusCode', cancel)
    expect(await rollBack(second, second.bet)).toMatchObject({
      status: 'RS_OK',
      balance: wire(200),
    })
    expect(await standingOf(seat)).toMatchObject({ cash: 200 })
  })

  it('does not take a win back that became the player’s own and is spent', async () => {
    const { seat, code } = await withBonus({ cash: 0, bonus: 2_000, times: 20 })
    const { bet, win, rollBack } = told(seat)
    const of = newRound()
    await bet(of, 200)
    const won = newRef()
    await win(of, 900, { transaction_uuid: won })
    await seat.browser.do('cancelBonusCode', {
      requestKey: newRef(),
      bonusCode: code,
      preview: '0',
    })
    expect(await rollBack(of, won)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' })
  })

  it('holds its highest bet, and its free spins lock the game', async () => {
    const { seat } = await withBonus({ cash: 1_000, bonus: 1_000, times: 20 })
    expect(await told(seat).bet(newRound(), 101)).toMatchObject({
      status: 'RS_ERROR_BET_LIMIT_EXCEEDED',
    })
    const spinner = await provider.player()
    const reward = { type: 'freeSpins', count: 3, stake: 25, game: 'castle-of-horror' } as const
    const bonusCode = await makeCode(provider, { reward, times: 20 })
    await spinner.browser.do('claimBonusCode', { requestKey: newRef(), bonusCode })
    const refused = await spinner.browser.refused('launchGame', { uri: provider.ours.game })
    expect(refused.code).toBe(296)
    expect(await told(spinner).bet(newRound(), 25)).toMatchObject({
      status: 'RS_ERROR_USER_DISABLED',
    })
  })

  it('is never overdrawn, however many bets come at once', async () => {
    const { seat } = await withBonus({ cash: 150, bonus: 1_000, times: 50 })
    const { bet } = told(seat)
    const answers = await Promise.all(Array.from({ length: 16 }, () => bet(newRound(), 100)))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(11)
    expect(await standingOf(seat)).toMatchObject({ cash: 0, bonus: 50 })
  })

  it('a bet and its win are each answered alike when they come again', async () => {
    const { seat } = await withBonus({ cash: 100, bonus: 2_000, times: 20 })
    const { bet, win } = told(seat)
    const of = newRound()
    expect(await bet(of, 150)).toMatchObject({ balance: wire(1_950) })
    const won = { transaction_uuid: newRef() }
    expect(await win(of, 60, won)).toMatchObject({ balance: wire(2_010) })
    expect(await bet(of, 150)).toMatchObject({ status: 'RS_OK' })
    expect(await win(of, 60, won)).toMatchObject({ status: 'RS_OK', balance: wire(2_010) })
    expect(await standingOf(seat)).toMatchObject({ cash: 40, bonus: 1_970, left: 40_000 - 150 })
  })

  it('holds its highest bet for a round as a whole, in however many parts it is laid', async () => {
    const { seat } = await withBonus({ cash: 0, bonus: 2_000, times: 20 })
    const { bet } = told(seat)
    const of = newRound()
    expect(await bet(of, 150)).toMatchObject({ status: 'RS_OK' })
    const more = { ...of, bet: newRef() }
    expect(await bet(more, 51)).toMatchObject({ status: 'RS_ERROR_BET_LIMIT_EXCEEDED' })
    expect(await bet(more, 50)).toMatchObject({ status: 'RS_OK' })
  })

  it('pays nothing of a round that was begun before it, and what it holds is told besides', async () => {
    const seat = await provider.player()
    await playAway(provider, seat, 1_000)
    const { bet, win } = told(seat)
    const of = newRound()
    await bet(of, 100)
    await giveBonus(provider, seat, { amount: 2_000, times: 20 })
    expect(await bet({ ...of, bet: newRef() }, 100)).toMatchObject({ balance: wire(2_800) })
    await win(of, 500)
    expect(await standingOf(seat)).toMatchObject({ cash: 1_300, bonus: 2_000, left: 40_000 })
  })

  it('is not what an earlier one in the same pot won or paid', async () => {
    const { seat, code } = await withBonus({ cash: 0, bonus: 2_000, times: 20 })
    const { bet, win, rollBack } = told(seat)
    const [lost, won] = [newRound(), newRound()]
    await bet(lost, 200)
    await win(lost, 0)
    await bet(won, 200)
    const prize = newRef()
    await win(won, 900, { transaction_uuid: prize })
    await seat.browser.do('cancelBonusCode', {
      requestKey: newRef(),
      bonusCode: code,
      preview: '0',
    })
    await giveBonus(provider, seat, { amount: 3_000, times: 20 })
    expect(await rollBack(won, prize)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' })
    expect(await rollBack(lost, lost.bet)).toMatchObject({ status: 'RS_OK', balance: wire(3_200) })
    expect(await standingOf(seat)).toMatchObject({ cash: 200, bonus: 3_000, left: 60_000 })
  })

  it('does not wait for a round of which no stake stands, and hears when the last one is closed', async () => {
    const { seat, code } = await withBonus({ cash: 1_000, bonus: 500, times: 1 })
    const { bet, win, rollBack } = told(seat)
    const [counts, open] = [newRound(), newRound()]
    await bet(open, 100)
    await bet(counts, 500)
    await win(counts, 0)
    await rollBack(open, open.bet)
    await expect
      .poll(async () => (await standingOf(seat)).grants[0]?.bonusState, { timeout: settleMs })
      .toBe(bonusStates.completed)
    expect(await standingOf(seat)).toMatchObject({ cash: 1_000 })
    expect(code).toBeDefined()
  })
})

describe('a stake that was only held back', () => {
  let tables: TestProvider
  beforeAll(async () => {
    tables = await openTestProvider('jili')
  })
  afterAll(async () => {
    expect(await tables.audit()).toEqual([])
    await tables.stop()
  })

  it('counts nothing but what of it was bet', async () => {
    const seat = await tables.player()
    await giveBonus(tables, seat, { amount: 10_000, times: 1 })
    const session = {
      reqId: newRef(),
      token: seat.token,
      currency: 'USD',
      game: tables.ours.game,
      wagersTime: 1,
      sessionId: 7_001,
      preserve: 200,
    }
    const begun = { ...session, round: 7_002, type: 1, betAmount: 1, winloseAmount: 0 }
    expect(await tables.tell('sessionBet', begun)).toMatchObject({ errorCode: 0 })
    const over = { ...session, round: 7_003, type: 2, betAmount: 1, winloseAmount: 0 }
    expect(await tables.tell('sessionBet', over)).toMatchObject({ errorCode: 0 })
    expect(await standingOf(seat)).toMatchObject({ cash: 99_900, bonus: 10_000, left: 9_900 })
  })
})
