import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes, houseAccount, post } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { isRefused } from '#platform/answer'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { fromIsoTime } from '#platform/iso-time'
import { bonusAnswers } from './bonuses.ts'
import { claimOffer } from './claim-code.ts'
import { depositBonuses, depositCame } from './deposit-bonuses.ts'
import { expireGrants, lookAfter, reverseGrant, roundsSettled } from './end-grants.ts'
import { createGrants, type NewGrant } from './give-grant.ts'
import { findOffer, insertCode } from './offers/find-offer.ts'
import { bonusPocket, moneyIn } from './store/pockets.ts'
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

let keys = 0
const newKey = (): string => `bonus-test-key-${++keys}`

const ask = (player: PlayerId) =>
  ({
    player,
    sessionId: '1',
    requestId: '1',
    language: 'en',
    address: '203.0.113.1',
    userAgent: 'test',
    host: 'test',
    device: null,
  }) as const

const claim = (player: PlayerId, bonusCode: string, requestKey = newKey()) =>
  bonusAnswers(house.needs).claimBonusCode(ask(player), { requestKey, bonusCode })
const cancel = (player: PlayerId, bonusCode: string, preview = false) =>
  bonusAnswers(house.needs).cancelBonusCode(ask(player), {
    requestKey: newKey(),
    bonusCode,
    preview,
  })
const give = (player: PlayerId, over: Partial<NewGrant> = {}) =>
  house.database.transaction((tx) =>
    createGrants(house.needs).giveGrant(tx, {
      key: newKey(),
      player,
      type: 'cashback',
      amount: amount(1_000n),
      reason: 'Weekly cashback',
      ...over,
    }),
  )
const read = async (player: PlayerId) => {
  const outcome = await bonusAnswers(house.needs).readBonuses(ask(player), {})
  if (isRefused(outcome)) throw new Error('bonuses were refused')
  return outcome.reply
}
const statesOf = async (player: PlayerId) =>
  (await read(player)).grants.map(({ bonusState }) => bonusState)
const pocketOf = async (player: PlayerId) => {
  const pocket = await bonusPocket(house.database, player)
  return pocket === null ? 0 : moneyIn(house.database, pocket)
}
const deposited = (player: PlayerId, cents: number, asset: 'BTC' | null = null) =>
  house.database.transaction((tx) =>
    depositCame(house.needs)(tx, {
      id: '019abcde-0000-7000-8000-000000000000',
      player,
      type: 'deposit',
      to: 'confirmed',
      amount: amount(BigInt(cents)),
      currency: 'USD',
      label: null,
      asset,
      reason: null,
    }),
  )
const chip = async (code: string, over: Partial<Parameters<typeof insertCode>[1]> = {}) =>
  insertCode(house.database, {
    code,
    name: 'Free chip',
    terms: {
      reward: { type: 'freeChip', amount: 500 },
      minDeposit: null,
      cryptoOnly: false,
      times: 35,
      maxCashout: 10_000,
      games: 'contributing',
    },
    usesAtMost: null,
    player: null,
    startsAt: house.time.now - day,
    endsAt: null,
    madeBy: 'ada',
    madeAt: house.time.now - day,
    ...over,
  })

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

describe('a code', () => {
  it('of a free chip brings it, in any case of its letters, and once', async () => {
    await chip('CHIP-5')
    const player = await house.player()
    const key = newKey()
    const claimed = await claim(player, 'chip-5', key)
    expect(claimed).toMatchObject({
      reply: {
        grant: {
          bonusState: 2,
          bonusType: 2,
          bonusBalance: 500,
          toWager: 17_500,
          maxCashout: 10_000,
          highestStake: 50,
        },
      },
    })
    expect(await claim(player, 'chip-5', key)).toMatchObject({
      reply: { grant: { bonusBalance: 500 } },
    })
    expect(await claim(player, 'OTHER', key)).toEqual({ refused: 'requestKeyReused' })
    expect(await claim(player, 'CHIP-5')).toMatchObject({ because: 'bonusTaken' })
  })

  it('with 100 uses is taken exactly 100 times by 1,000 at once', async () => {
    await chip('HUNDRED', { usesAtMost: 100 })
    const offer = await findOffer(house.database, [], 'hundred')
    if (!offer) throw new Error('no code')
    const players = await house.players(1_000)
    const outcomes: Awaited<ReturnType<typeof claimOffer>>[] = []
    const lane = async (): Promise<void> => {
      for (let player = players.pop(); player !== undefined; player = players.pop()) {
        const claimed = { player, key: newKey() }
        outcomes.push(
          await house.database.transaction((tx) =>
            claimOffer(house.needs, { tx, now: house.time.now }, offer, claimed),
          ),
        )
      }
    }
    await Promise.all(Array.from({ length: 8 }, lane))
    expect(outcomes).toHaveLength(1_000)
    expect(outcomes.filter((one) => !isRefused(one))).toHaveLength(100)
    expect(new Set(outcomes.flatMap((one) => (isRefused(one) ? [one.because] : [])))).toEqual(
      new Set(['bonusUsedUp']),
    )
  }, 600_000)

  it('by ten claims of one player at once is taken once', async () => {
    await chip('ONCE', { usesAtMost: 10 })
    const player = await house.player()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => claim(player, 'ONCE')))
    expect(outcomes.filter((one) => !isRefused(one))).toHaveLength(1)
    expect(await pocketOf(player)).toBe(500)
  })

  it.each([
    ['EARLY', { startsAt: fromIsoTime('2027-01-01T00:00:00Z') }, 'bonusNotNow'],
    ['LATE', { endsAt: fromIsoTime('2026-11-27T00:00:00Z') }, 'bonusNotNow'],
    ['FOR-ANOTHER', { player: 999_999 }, 'bonusUnknown'],
  ] as const)('%s is not to be had', async (code, over, because) => {
    await chip(code, over)
    expect(await claim(await house.player(), code)).toMatchObject({ because })
  })

  it('that nobody has makes who guesses wait', async () => {
    const player = await house.player()
    for (let tried = 0; tried < 10; tried++)
      expect(await claim(player, `GUESS-${tried}`)).toMatchObject({ because: 'bonusUnknown' })
    await chip('RIGHT')
    expect(await claim(player, 'RIGHT')).toMatchObject({ refused: 'tooManyAttempts' })
    house.time.now += 3_600_001
    expect(await claim(player, 'RIGHT')).toHaveProperty('reply')
  })

  it('is nothing for play money, and says so kindly', async () => {
    expect(await claim(await house.player(2), 'WELCOME')).toMatchObject({
      because: 'bonusPlayMoney',
    })
  })
})

describe('a code that needs a deposit', () => {
  it('waits for one that is enough, and gives its part of it with it', async () => {
    const player = await house.player()
    expect(await claim(player, 'WELCOME')).toMatchObject({
      reply: {
        grant: { bonusState: 1, canMatch: true, minDepositAmount: 2_000, maxDepositAmount: 20_000 },
      },
    })
    expect(await claim(player, 'RELOAD')).toMatchObject({ because: 'bonusWaitsForAnother' })
    await deposited(player, 1_999)
    expect(await statesOf(player)).toEqual([1])
    await deposited(player, 5_001)
    expect((await read(player)).grants[0]).toMatchObject({
      bonusState: 2,
      bonusAmount: 5_001,
      toWager: 125_025,
      highestStake: 500,
    })
    expect(await pocketOf(player)).toBe(5_001)
  })

  it('never gives more than its most', async () => {
    const player = await house.player()
    await claim(player, 'WELCOME')
    await deposited(player, 1_000_000)
    expect(await pocketOf(player)).toBe(20_000)
  })

  it('is refused with a deposit for which it would do nothing', async () => {
    const player = await house.player()
    const may = (code: string, cents: bigint, isCoin = false) =>
      depositBonuses(house.needs).mayUse(house.database, {
        player,
        code,
        amount: amount(cents),
        isCoin,
      })
    await chip('NO-DEPOSIT')
    expect(await may('WELCOME', 1_999n)).toMatchObject({ because: 'bonusDepositTooSmall' })
    expect(await may('WELCOME', 2_000n)).toBeNull()
    expect(await may('NO-DEPOSIT', 2_000n)).toMatchObject({ because: 'bonusNoDeposit' })
    expect(await may('NOBODYS', 2_000n)).toMatchObject({ because: 'bonusUnknown' })
    house.time.now = fromIsoTime('2026-12-03T12:00:00Z')
    expect(await may('CRYPTO', 2_000n)).toMatchObject({ because: 'bonusCryptoOnly' })
    expect(await may('CRYPTO', 2_000n, true)).toBeNull()
    house.says.hasDeposited = true
    expect(await may('WELCOME', 2_000n)).toMatchObject({ because: 'bonusTaken' })
  })

  it('of free spins locks their game, and gives their stakes', async () => {
    const player = await house.player()
    expect(await claim(player, 'GAMEOFTHEMONTH')).toMatchObject({
      reply: { grant: { bonusState: 1 } },
    })
    await deposited(player, 2_000)
    expect((await read(player)).grants[0]).toMatchObject({
      bonusState: 3,
      lockedByGameId: 270,
      remainingFreeSpins: 20,
      initialRemainingFreeSpins: 20,
      totalWinFromFreeSpins: 0,
      bonusBalance: 500,
    })
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
