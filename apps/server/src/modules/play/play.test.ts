import { calls } from '@fairhouse/contract/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidV7 } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
  untilOpen,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

const credits = async ({ player }: Seated): Promise<bigint> =>
  (await house.play.statusOf(player)).credits

/** Loses until less than 100.00 Cr are left. */
async function spendDown(seat: Seated): Promise<void> {
  const spend = `
    WITH pocket AS (
      SELECT id, credits_posted - debits_posted - 9990 AS much FROM ledger_account
      WHERE player_id = ${seat.player} AND code = 2
    ), house AS (
      SELECT id FROM ledger_account WHERE code = 21
    ), taken AS (
      UPDATE ledger_account SET debits_posted = debits_posted + much, version = version + 1
      FROM pocket WHERE ledger_account.id = pocket.id
      RETURNING ledger_account.id, much, version
    ), given AS (
      UPDATE ledger_account SET credits_posted = credits_posted + much
      FROM pocket WHERE ledger_account.id = (SELECT id FROM house)
    )
    INSERT INTO ledger_transfer (
      id, leg, debit_account, credit_account, amount, currency, reason, debit_balance_after, debit_version
    )
    SELECT '${uuidV7(1)}', 1, taken.id, house.id, much, 2, 10, 9990, version FROM taken, house`
  await house.database.query(spend)
}

describe('a new player', () => {
  it('finds 10 000.00 Cr when playing for fun', async () => {
    const player = await house.register(2)
    expect(await house.play.statusOf(player)).toMatchObject({ credits: 1_000_000n, cash: 0n })
  })

  it('finds nothing when playing for real money, until the demo gives test money, once', async () => {
    const player = await house.register(1)
    expect(await house.play.statusOf(player)).toMatchObject({ cash: 0n, isTestMoney: false })
    for (let times = 0; times < 2; times++) {
      await house.database.transaction((tx) => house.play.fundTestMoney(tx, player))
      const status = await house.play.statusOf(player)
      expect(status).toMatchObject({ cash: 100_000n, isTestMoney: true, currency: 'USD' })
    }
  })
})

describe('a round', () => {
  it('takes the stake, pays when it is finished, and counts its nonce', async () => {
    const seat = await house.seated()
    let balance = 1_000_000n
    for (let nonce = 0; nonce < 30; nonce++) {
      const round = await playRound(house.play, seat, { stake: 100 })
      balance += BigInt(round.payout) - 100n
      expect(round).toMatchObject({ nonce, finished: true, stake: 100, uri: 'wheel' })
      expect(await credits(seat)).toBe(balance)
    }
  })

  it('of real money moves cash', async () => {
    const seat = await house.seated(1)
    await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
    const round = await playRound(house.play, seat, { stake: 1000 })
    expect(await house.play.statusOf(seat.player)).toMatchObject({
      cash: 99_000n + BigInt(round.payout),
      credits: 0n,
    })
  })

  it('is refused without money, and nothing of it is left', async () => {
    const seat = await house.seated(1)
    expect(refusedWith(await playOnce(house.play, seat)).refused).toBe('notEnoughCash')
    await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
    expect(granted(await playOnce(house.play, seat)).round.nonce).toBe(0)
  })

  it('of a game that does not exist is refused', async () => {
    const seat = await house.seated()
    const outcome = await playOnce(house.play, seat, { uri: 'no-such-game' })
    expect(refusedWith(outcome).refused).toBe('gameNotEnabled')
  })

  it.each([
    ['negative', '-10'],
    ['zero', '0'],
    ['fractional', '10.5'],
    ['fractional with a comma', '10,5'],
    ['huge', '9'.repeat(400)],
    ['beyond 2^53', '9007199254740993'],
    ['text', 'ten'],
    ['empty', ''],
    ['blank', ' '],
    ['with a blank', ' 10'],
    ['an exponent', '1e2'],
    ['hexadecimal', '0x0a'],
    ['in other digits', '１０'],
    ['in Arabic digits', '١٠'],
    ['with leading zeros', '0010'],
    ['signed', '+10'],
    ['not a number', 'NaN'],
    ['endless', 'Infinity'],
    ['a list', ['10', '10']],
    ['an object', { stake: '10' }],
    ['missing', undefined],
    ['between two steps of the ladder', '11'],
    ['below the ladder', '1'],
    ['above the ladder', '1010'],
  ])('with a stake that is %s is FORM_INVALID and takes nothing', async (_, stake) => {
    const seat = await house.seated()
    const body = calls.play.body.safeParse({
      uri: 'wheel',
      connection: seat.connection,
      requestKey: newKey(),
      stake,
      action: 'bet',
    })
    if (body.success) {
      expect(refusedWith(await house.play.answers.play(seat.ask, body.data))).toEqual({
        refused: 'formInvalid',
        invalidFields: { stake: 'notOnLadder' },
      })
    }
    expect(await credits(seat)).toBe(1_000_000n)
    expect(granted(await playOnce(house.play, seat)).round.nonce).toBe(0)
  })
})

describe('a longer round', () => {
  it('moves no money between the stake and the end', async () => {
    const seat = await house.seated()
    const opened = await untilOpen(house.play, seat)
    const before = await credits(seat)
    const pick = { action: 'pick', stake: 100, data: '{"choice":1}' } as const
    let { round } = granted(await playOnce(house.play, seat, pick))
    while (!round.finished) {
      expect(await credits(seat)).toBe(before)
      ;({ round } = granted(await playOnce(house.play, seat, { action: 'freeSpin', stake: 100 })))
    }
    expect(round.id).toBe(opened.id)
    expect(await credits(seat)).toBe(before + BigInt(round.payout))
  })

  it('is there again after coming back, also in another process, at the exact step', async () => {
    const seat = await house.seated()
    const opened = await untilOpen(house.play, seat)
    const other = openTestHouse(test.connectionString)
    const reply = granted(await other.play.answers.openGame(seat.ask, { uri: 'wheel' }))
    expect(reply.round).toEqual({ ...opened, seen: opened.events.length })
    const back = { ...seat, connection: reply.connection }
    const finished = await (async () => {
      const pick = { action: 'pick', stake: 100, data: '{"choice":0}' } as const
      let { round } = granted(await playOnce(other.play, back, pick))
      while (!round.finished) {
        const spin = { action: 'freeSpin', stake: 100 } as const
        ;({ round } = granted(await playOnce(other.play, back, spin)))
      }
      return round
    })()
    expect(finished.events.slice(0, opened.events.length)).toEqual(opened.events)
    await other.close()
  })

  it.each([undefined, '', 'not json', '[]', '{"choice":-1}', '{"choice":"0"}', '{"choice":1e9}'])(
    'cannot be gone on with by data %s',
    async (data) => {
      const seat = await house.seated()
      const opened = await untilOpen(house.play, seat)
      const outcome = await playOnce(house.play, seat, {
        action: 'pick',
        stake: 100,
        ...(data === undefined ? {} : { data }),
      })
      expect(refusedWith(outcome).invalidFields).toEqual({ data: 'notAllowed' })
      const reopened = granted(await house.play.answers.openGame(seat.ask, { uri: 'wheel' }))
      expect(reopened.round?.id).toBe(opened.id)
    },
  )

  it('that is finished cannot be gone on with', async () => {
    const seat = await house.seated()
    await playRound(house.play, seat)
    const outcome = await playOnce(house.play, seat, { action: 'freeSpin' })
    expect(refusedWith(outcome).refused).toBe('roundFinished')
  })
})

describe('a request key', () => {
  it('hears its first answer again, byte for byte, whatever happened since', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    const outcome = await playOnce(house.play, seat, { requestKey })
    const first = said(outcome)
    house.time.now += 5000
    if (granted(outcome).round.finished) await untilOpen(house.play, seat)
    expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(first)
    await connect(house.play, seat.player)
    expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(first)
    house.suspended.add(seat.player)
    await house.play.touchSeat(house.database, seat.player)
    expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(first)
  })

  it('of each step of a longer round hears that very step', async () => {
    const seat = await house.seated()
    const opened = await untilOpen(house.play, seat)
    expect(opened.finished).toBe(false)
    const steps: { readonly asked: object; readonly answer: string }[] = []
    let actions = opened.actions
    while (actions.length > 0) {
      const action = actions[0]?.type === 'pick' ? 'pick' : 'freeSpin'
      const asked = { action, stake: 100, requestKey: newKey(), data: '{"choice":2}' } as const
      const outcome = await playOnce(house.play, seat, asked)
      steps.push({ asked, answer: said(outcome) })
      ;({ actions } = granted(outcome).round)
    }
    for (const { asked, answer } of steps) {
      expect(said(await playOnce(house.play, seat, asked))).toBe(answer)
    }
  })

  it('is refused for anything else', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    granted(await playOnce(house.play, seat, { requestKey }))
    const other = await playOnce(house.play, seat, { requestKey, stake: 50 })
    expect(refusedWith(other).refused).toBe('requestKeyReused')
    const topUp = await house.play.answers.topUp(seat.ask, { requestKey })
    expect(refusedWith(topUp).refused).toBe('requestKeyReused')
  })

  it("of one player is nobody else's", async () => {
    const requestKey = newKey()
    for (const seat of [await house.seated(), await house.seated()]) {
      expect(granted(await playOnce(house.play, seat, { requestKey })).round.nonce).toBe(0)
    }
  })

  it('that led to a refusal may be used again', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    refusedWith(await playOnce(house.play, seat, { requestKey, stake: 11 }))
    expect(granted(await playOnce(house.play, seat, { requestKey })).round.nonce).toBe(0)
  })
})

describe('a connection', () => {
  it('ends when the game is opened anew', async () => {
    const seat = await house.seated()
    const connection = await connect(house.play, seat.player)
    expect(refusedWith(await playOnce(house.play, seat)).refused).toBe('duplicateConnection')
    expect(granted(await playOnce(house.play, { ...seat, connection })).round.nonce).toBe(0)
  })
})

describe('a top-up', () => {
  it('fills a balance below 100.00 Cr up to 10 000.00 Cr, and a retry gives nothing more', async () => {
    const seat = await house.seated()
    await spendDown(seat)
    const requestKey = newKey()
    const first = await house.play.answers.topUp(seat.ask, { requestKey })
    expect(granted(first).userStatus).toMatchObject({ creditsFreePlay: 1_000_000 })
    await playRound(house.play, seat)
    house.time.now += 60_000
    const again = await house.play.answers.topUp(seat.ask, { requestKey })
    expect(said(again)).toBe(said(first))
    const bet = await playOnce(house.play, seat, { requestKey })
    expect(refusedWith(bet).refused).toBe('requestKeyReused')
  })

  it('is refused at 100.00 Cr and more, and for real money', async () => {
    for (const userType of [1, 2] as const) {
      const player = await house.register(userType)
      const outcome = await house.play.answers.topUp(askOf(player), { requestKey: newKey() })
      expect(refusedWith(outcome).refused).toBe('notPermitted')
    }
  })

  it('asked for many times at once gives once', async () => {
    const seat = await house.seated()
    await spendDown(seat)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        house.play.answers.topUp(seat.ask, { requestKey: newKey() }),
      ),
    )
    expect(outcomes.filter((outcome) => 'reply' in outcome)).toHaveLength(1)
    expect(await credits(seat)).toBe(1_000_000n)
  })
})

describe('the clock', () => {
  it('may go back without changing the order of rounds', async () => {
    const seat = await house.seated()
    const ids = []
    for (let times = 0; times < 5; times++) {
      ids.push((await playRound(house.play, seat)).id)
      house.time.now -= 3_600_000
    }
    expect(ids.toSorted()).toEqual(ids)
  })
})
