import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes, houseAccount, post } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { expireGrants, lookAfter, reverseGrant, roundsSettled } from './end-grants.ts'
import { bonusPocket, moneyIn } from './store/pockets.ts'
import { playerActs } from './testing/player-acts.ts'
import { openTestBonuses, type TestBonuses } from './testing/test-bonuses.ts'

const day = 86_400_000
let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterEach(async () => {
  Object.assign(house.says, { openRound: false, mayPromote: true, hasDeposited: false })
  expect(await house.audit()).toEqual([])
})
afterAll(() => house.close())

const { newKey, claim, cancel, give, read, statesOf, pocketOf, deposited, depositGone, chip } =
  playerActs(() => house)

/** As if rounds had counted so much, and had left so much in the pocket. */
async function played(player: PlayerId, { counts, leaves }: Record<'counts' | 'leaves', number>) {
  await house.database.transaction(async (tx) => {
    const pocket = await bonusPocket(tx, player)
    if (pocket === null) throw new Error('no pocket')
    const games = await houseAccount(tx, { code: codes.houseGames, currency: 'USD', till: 0 })
    const has = await moneyIn(tx, pocket)
    const [debit, credit] = leaves < has ? [pocket, games] : [games, pocket]
    const moved = amount(BigInt(Math.abs(leaves - has)))
    const leg = { id: uuidV7(house.time.now), leg: 1, debit, credit, amount: moved } as const
    if (moved > 0n) await post(tx, [{ ...leg, currency: 'USD', reason: 'stake' }])
    await tx.query(
      `INSERT INTO play_counted (account, counted) VALUES ($1, $2)
       ON CONFLICT (account) DO UPDATE SET counted = play_counted.counted + $2`,
      [pocket, counts],
    )
  })
  await roundsSettled(house.needs, [player])
}
const cashOf = async (player: PlayerId) =>
  moneyIn(house.database, (await readPurse(house.database, player)).cash)

describe('a grant that is given', () => {
  it('is there at once, with its money, and once for its key', async () => {
    const player = await house.player()
    const key = newKey()
    const first = await give(player, { key })
    expect(first.type).toBe('given')
    expect(await give(player, { key })).toMatchObject({ type: 'repeated' })
    expect(await pocketOf(player)).toBe(1_000)
    const [grant] = (await read(player)).grants
    expect(grant).toMatchObject({
      bonusState: 2,
      bonusType: 4,
      bonusAmount: 1_000,
      bonusBalance: 1_000,
      toWager: 1_000,
      needToWager: 1_000,
      highestStake: null,
      name: 'Weekly cashback',
    })
  })

  it('waits for the one before it, and begins when that ends', async () => {
    const player = await house.player()
    await give(player)
    await give(player, { amount: amount(700n) })
    expect(await statesOf(player)).toEqual([2, 0])
    expect(await pocketOf(player)).toBe(1_000)
    const [running] = (await read(player)).grants
    await cancel(player, running?.id ?? '')
    expect(await statesOf(player)).toEqual([2, 5])
    expect(await pocketOf(player)).toBe(700)
  })

  it('waits for an open round', async () => {
    const player = await house.player()
    house.says.openRound = true
    await give(player)
    expect(await statesOf(player)).toEqual([0])
    house.says.openRound = false
    expect(await statesOf(player)).toEqual([2])
  })

  it('goes neither to play money nor to who holds back', async () => {
    expect(await give(await house.player(2))).toMatchObject({ by: { because: 'bonusPlayMoney' } })
    house.says.mayPromote = false
    expect(await give(await house.player())).toMatchObject({ by: { because: 'bonusRestricted' } })
  })
})

describe('a grant ends', () => {
  it('when it is cancelled, after showing to the cent what goes', async () => {
    const player = await house.player()
    await give(player)
    const { grants } = await read(player)
    const id = grants[0]?.id ?? ''
    expect(await cancel(player, id, true)).toMatchObject({
      reply: { preview: { goes: 1_000, stays: 0, spinsGone: 0 }, grant: { bonusState: 2 } },
    })
    house.says.openRound = true
    expect(await cancel(player, id)).toEqual({ refused: 'roundOpen' })
    house.says.openRound = false
    expect(await cancel(player, id)).toMatchObject({ reply: { grant: { bonusState: 5 } } })
    expect(await cancel(player, id)).toMatchObject({ reply: { grant: { bonusState: 5 } } })
    expect(await pocketOf(player)).toBe(0)
  })

  it('when it is cancelled, which one that runs cannot be while a round is open', async () => {
    const player = await house.player()
    await give(player)
    await give(player, { amount: amount(700n) })
    const cancellable = async () => (await read(player)).grants.map(({ canCancel }) => canCancel)
    expect(await cancellable()).toEqual([true, true])
    house.says.openRound = true
    expect(await cancellable()).toEqual([false, true])
    house.says.openRound = false
    await cancel(player, (await read(player)).grants[0]?.id ?? '')
    expect(await cancellable()).toEqual([true, false])
  })

  it('when nobody deposits, and its offer may be claimed again', async () => {
    const player = await house.player()
    await claim(player, 'WELCOME')
    house.time.now += 7 * day + 1
    await expireGrants(house.needs)
    expect(await statesOf(player)).toEqual([6])
    expect(await claim(player, 'WELCOME')).toHaveProperty('reply')
  })

  it('when its time is over, but never with an open round', async () => {
    const player = await house.player()
    await give(player)
    house.time.now += 14 * day + 1
    house.says.openRound = true
    expect(await lookAfter(house.needs, player)).toBe(false)
    expect(await pocketOf(player)).toBe(1_000)
    house.says.openRound = false
    expect(await lookAfter(house.needs, player)).toBe(true)
    expect(await statesOf(player)).toEqual([6])
    expect(await pocketOf(player)).toBe(0)
  })

  it('with the deposit that brought it, at once or after the open round', async () => {
    const player = await house.player()
    await claim(player, 'WELCOME')
    await deposited(player, 2_000)
    expect(await pocketOf(player)).toBeGreaterThan(0)
    await depositGone(player)
    expect(await statesOf(player)).toEqual([8])
    expect(await pocketOf(player)).toBe(0)
    expect(await claim(player, 'WELCOME')).toMatchObject({ because: 'bonusTaken' })

    const other = await house.player()
    await claim(other, 'WELCOME')
    await deposited(other, 2_000)
    house.says.openRound = true
    await depositGone(other)
    expect(await statesOf(other)).toEqual([2])
    house.says.openRound = false
    // Whatever was wagered meanwhile.
    await played(other, { counts: 10_000_000, leaves: 900 })
    await lookAfter(house.needs, other)
    expect(await statesOf(other)).toEqual([8])
    expect(await pocketOf(other)).toBe(0)
  })

  it('at once where it need not be wagered: it is cash', async () => {
    const player = await house.player()
    await chip('NOTHINGTOWAGER', {
      terms: {
        reward: { type: 'freeChip', amount: 300 },
        minDeposit: null,
        cryptoOnly: false,
        times: 0,
        maxCashout: null,
        games: 'all',
      },
    })
    await claim(player, 'NOTHINGTOWAGER')
    expect(await statesOf(player)).toEqual([4])
    expect(await pocketOf(player)).toBe(0)
  })

  it('when its time is over, however many others wait for their rounds', async () => {
    const waiting = await house.players(201)
    for (const player of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- grants of one database
      await give(player)
    }
    const last = await house.player()
    await give(last)
    house.time.now += 14 * day + 1
    const { potRounds } = house.needs
    const asked = {
      ...potRounds,
      hasOpen: async (_: unknown, player: number) => player !== last,
    }
    expect(await expireGrants({ ...house.needs, potRounds: asked })).toEqual([last])
    await expireGrants(house.needs)
  })

  it('when staff take it back, and says who', async () => {
    const player = await house.player()
    const given = await give(player)
    if (given.type === 'refused') throw new Error('refused')
    const reversed = await house.database.transaction((tx) =>
      reverseGrant(
        house.needs,
        { tx, now: house.time.now },
        { player, id: given.grant, staff: 'ada' },
      ),
    )
    expect(reversed).toMatchObject({ state: 'reversed' })
    const { rows } = await house.database.query(
      'SELECT by, actor FROM bonuses_step WHERE grant_id = $1 ORDER BY number DESC LIMIT 1',
      [given.grant],
    )
    expect(rows).toEqual([{ by: 'staff', actor: 'ada' }])
  })
})

describe('a grant whose play is over', () => {
  it('is completed once it is wagered, and what is left becomes cash, once', async () => {
    const player = await house.player()
    await give(player)
    await played(player, { counts: 999, leaves: 640 })
    expect(await statesOf(player)).toEqual([2])
    await played(player, { counts: 1, leaves: 640 })
    await roundsSettled(house.needs, [player])
    expect((await read(player)).grants[0]).toMatchObject({ bonusState: 4, paidOut: 640 })
    expect([await cashOf(player), await pocketOf(player)]).toEqual([640, 0])
  }, 300_000)

  it('becomes no more cash than its cap', async () => {
    await chip('CAPPED')
    const player = await house.player()
    await claim(player, 'CAPPED')
    await played(player, { counts: 17_500, leaves: 30_000 })
    expect(await cashOf(player)).toBe(10_000)
    expect((await read(player)).grants[0]).toMatchObject({ bonusState: 4, paidOut: 10_000 })
  }, 300_000)

  it('is lost when nothing is left, and the next one begins', async () => {
    const player = await house.player()
    await give(player)
    await give(player, { amount: amount(300n) })
    await played(player, { counts: 500, leaves: 0 })
    expect(await statesOf(player)).toEqual([2, 7])
    // What was counted for the one before counts nothing for this one.
    expect((await read(player)).grants[0]).toMatchObject({ bonusBalance: 300, needToWager: 300 })
  }, 300_000)

  it('of free spins turns into a bonus of what they won', async () => {
    const player = await house.player()
    await claim(player, 'GAMEOFTHEMONTH')
    await deposited(player, 2_000)
    await played(player, { counts: 475, leaves: 225 })
    expect((await read(player)).grants[0]).toMatchObject({
      bonusState: 3,
      remainingFreeSpins: 1,
      totalWinFromFreeSpins: 200,
    })
    await played(player, { counts: 25, leaves: 260 })
    expect((await read(player)).grants[0]).toMatchObject({
      bonusState: 2,
      bonusAmount: 260,
      toWager: 5_200,
      wagered: 0,
      totalWinFromFreeSpins: 260,
    })
  }, 300_000)
})

describe('the books', () => {
  it('tell each of it in the history of transactions', async () => {
    const player = await house.player()
    await give(player)
    await cancel(player, (await read(player)).grants[0]?.id ?? '')
    const { rows } = await house.database.query(
      'SELECT type, state, amount::int AS amount, label FROM cashier_transaction WHERE player_id = $1 ORDER BY type',
      [player],
    )
    expect(rows).toEqual([
      { type: 'bonus', state: 'confirmed', amount: 1_000, label: 'Weekly cashback' },
      {
        type: 'bonusReversalCancellation',
        state: 'confirmed',
        amount: 1_000,
        label: 'Weekly cashback',
      },
    ])
  })

  it('find a grant whose money differs from what it says', async () => {
    const player = await house.player()
    const given = await give(player)
    if (given.type === 'refused') throw new Error('refused')
    const setAmount = (cents: number) =>
      house.database.query('UPDATE bonuses_grant SET amount = $2 WHERE grant_id = $1', [
        given.grant,
        cents,
      ])
    await setAmount(1_001)
    expect((await house.audit()).join()).toMatch(/its own amount/)
    await setAmount(1_000)
  })
})
