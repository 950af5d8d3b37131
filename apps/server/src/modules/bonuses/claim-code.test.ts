import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import { fromIsoTime } from '#platform/iso-time'
import { claimOffer } from './claim-code.ts'
import { depositBonuses } from './deposit-bonuses.ts'
import { findOffer } from './offers/find-offer.ts'
import { playerActs } from './testing/player-acts.ts'
import { anywhere, openTestBonuses, type TestBonuses } from './testing/test-bonuses.ts'

let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterEach(async () => {
  Object.assign(house.says, {
    openRound: false,
    mayPromote: true,
    hasDeposited: false,
    place: anywhere,
    segments: [],
  })
  expect(await house.audit()).toEqual([])
})
afterAll(() => house.close())

const { newKey, claim, read, statesOf, pocketOf, deposited, chip } = playerActs(() => house)

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

  it('of a segment is for who belongs to it, and told from none by nobody else', async () => {
    const segment = '01932f5c-5b0a-7c3e-8a5d-0123456789ab'
    await chip('CHIP-SEGMENT', { segment })
    const [player, other] = [await house.player(), await house.player()]
    expect(await claim(other, 'CHIP-SEGMENT')).toMatchObject({ because: 'bonusUnknown' })
    house.says.segments = [segment]
    const offer = await findOffer(house.database, [], 'chip-segment')
    if (!offer) throw new Error('no code')
    expect(await claim(player, 'CHIP-SEGMENT')).toMatchObject({
      reply: { grant: { bonusBalance: 500 } },
    })
    // Who left the segment between asking and claiming gets nothing of it.
    house.says.segments = []
    const late = { player: other, key: newKey() }
    const claimed = await house.database.transaction((tx) =>
      claimOffer(house.needs, { tx, now: house.time.now }, offer, late),
    )
    expect(claimed).toMatchObject({ because: 'bonusUnknown' })
  })

  it('is wagered no more often than the place allows, and not capped where it may not be', async () => {
    house.says.place = { ...anywhere, mostWagering: 10, maxCashout: false }
    await chip('CHIP-IN-PLACE')
    const player = await house.player()
    const shown = await read(player)
    expect(Math.max(...shown.offers.map(({ wagering }) => wagering))).toBe(10)
    expect(await claim(player, 'CHIP-IN-PLACE')).toMatchObject({
      reply: { grant: { bonusBalance: 500, toWager: 5_000, maxCashout: null } },
    })
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

  it('is found by no more tries at once than there may be', async () => {
    const player = await house.player()
    await chip('HIDDEN')
    const codes = [...Array.from({ length: 30 }, (_, tried) => `WRONG-${tried}`), 'HIDDEN']
    const outcomes = await Promise.all(codes.map((code) => claim(player, code)))
    const looked = outcomes.filter((one) => !isRefused(one) || one.because === 'bonusUnknown')
    expect(looked.length).toBeLessThanOrEqual(11)
    expect(await claim(player, 'HIDDEN')).toMatchObject({ refused: 'tooManyAttempts' })
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

  it('for coins is brought by coins alone', async () => {
    house.time.now = fromIsoTime('2026-12-03T12:00:00Z')
    const player = await house.player()
    await claim(player, 'CRYPTO')
    await deposited(player, 4_000)
    expect(await statesOf(player)).toEqual([1])
    await deposited(player, 4_000, 'BTC')
    expect(await statesOf(player)).toEqual([2])
    expect(await pocketOf(player)).toBe(3_000)
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
