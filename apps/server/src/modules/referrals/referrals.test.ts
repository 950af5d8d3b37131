import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amount } from '@fairhouse/money'
import { createGrants } from '../bonuses/give-grant.ts'
import { ask, playerActs } from '../bonuses/testing/player-acts.ts'
import { openTestBonuses, type TestBonuses } from '../bonuses/testing/test-bonuses.ts'
import { isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { codeFor, friendCame } from './invite.ts'
import type { ReferralNeeds, Shared } from './needs.ts'
import { decideReferral, settleReferrals } from './settle.ts'
import { tellBuddy } from './tell-buddy.ts'
import { readReferralTerms } from './terms.ts'

const dayMs = 24 * 3_600_000

let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterAll(async () => {
  expect(await house.audit()).toEqual([])
  await house.close()
})
const acts = playerActs(() => house)

/** What is said of players besides invitations and bonuses. */
const says = {
  verified: true,
  deposited: 2_000n,
  played: new Set<PlayerId>(),
  shares: [] as Shared[],
  /** Of two friends with each other. */
  friendsShare: [] as Shared[],
  breaks: new Set<PlayerId>(),
  holdsBack: new Set<PlayerId>(),
  raised: [] as { inviter: PlayerId; friend: PlayerId }[],
}
beforeEach(() => {
  says.verified = true
  says.deposited = 2_000n
  says.shares = []
  says.friendsShare = []
  says.breaks.clear()
  says.holdsBack.clear()
  says.raised.length = 0
})

const needs = (): ReferralNeeds => ({
  database: house.database,
  clock: { now: () => house.time.now },
  terms: readReferralTerms(),
  giveGrant: createGrants(house.needs).giveGrant,
  mayPromote: async (_on, player) => {
    if (says.breaks.has(player)) throw new Error('nobody can tell')
    return !says.holdsBack.has(player)
  },
  userTypeOf: async () => 1,
  isEmailVerified: async () => says.verified,
  paymentsOf: async () => [
    {
      id: 'x',
      type: 'deposit',
      state: 'confirmed',
      amount: amount(says.deposited),
      method: 'card',
      at: house.time.now,
    },
  ],
  playersWithTurnover: async (_on, players) => players.filter((one) => says.played.has(one)),
  sharedBy: async (_on, _friend, other) => (inviters.has(other) ? says.shares : says.friendsShare),
  raise: async (_tx, inviter, { friend }) => {
    says.raised.push({ inviter, friend })
  },
  tellPlayers: () => undefined,
})

const inviters = new Set<PlayerId>()

/** A player, and a friend who signed up with the player's code. */
async function invited(
  by?: PlayerId,
): Promise<{ readonly inviter: PlayerId; readonly friend: PlayerId }> {
  const [inviter, friend] = [by ?? (await house.player()), await house.player()]
  inviters.add(inviter)
  const code = await codeFor(needs(), inviter)
  await house.database.transaction((tx) =>
    friendCame({ ...needs(), promoCodeOf: async () => code.toLowerCase() })(tx, friend, 1),
  )
  return { inviter, friend }
}
const stateOf = async (friend: PlayerId) => {
  const rows = await rowsOf<{ state: string; decided_by: string | null }>(
    house.database,
    'SELECT state, decided_by FROM referrals_friend WHERE friend_id = $1',
    [friend],
  )
  return rows[0]
}

describe('a code', () => {
  it('is one for each player, and brings nobody to their own', async () => {
    const player = await house.player()
    const codes = await Promise.all([codeFor(needs(), player), codeFor(needs(), player)])
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^BB-[A-Z2-9]{8}$/)
    await house.database.transaction((tx) =>
      friendCame({ ...needs(), promoCodeOf: async () => codes[0] ?? null })(tx, player, 1),
    )
    expect(await stateOf(player)).toBeUndefined()
  })

  it.each(['BB-AAAAAAAA', 'WELCOME', ''])('%j is nobody’s', async (code) => {
    const friend = await house.player()
    await house.database.transaction((tx) =>
      friendCame({ ...needs(), promoCodeOf: async () => code })(tx, friend, 1),
    )
    expect(await stateOf(friend)).toBeUndefined()
  })
})

describe('a friend', () => {
  it('who did everything brings both a chip of the promotion, once', async () => {
    const { inviter, friend } = await invited()
    expect(await settleReferrals(needs())).toBe(0)
    says.played.add(friend)
    // Two nodes at once.
    await Promise.all([settleReferrals(needs()), settleReferrals(needs())])
    expect(await settleReferrals(needs())).toBe(0)
    expect(await stateOf(friend)).toMatchObject({ state: 'given', decided_by: null })
    for (const player of [inviter, friend]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { grants } = await acts.read(player)
      expect(grants).toMatchObject([
        { bonusType: 2, bonusAmount: 1_000, toWager: 35_000, maxCashout: 10_000 },
      ])
    }
    const told = await tellBuddy(needs())(ask(inviter), {})
    if (isRefused(told)) throw new Error('the code was refused')
    expect(told.reply).toMatchObject({ friends: 1, given: 1, chip: 1_000, minDeposit: 2_000 })
  })

  it.each([
    ['has not verified the address', () => (says.verified = false)],
    ['deposited too little', () => (says.deposited = 1_999n)],
  ])('who %s waits', async (_what, change) => {
    const { inviter, friend } = await invited()
    says.played.add(friend)
    change()
    await settleReferrals(needs())
    expect(await stateOf(friend)).toMatchObject({ state: 'waiting' })
    expect(await acts.statesOf(inviter)).toEqual([])
  })

  it('who holds back from play brings nobody anything; while the inviter does, it waits', async () => {
    const first = await invited()
    says.played.add(first.friend)
    says.holdsBack.add(first.friend)
    await settleReferrals(needs())
    expect(await stateOf(first.friend)).toMatchObject({ state: 'declined' })
    expect(await acts.statesOf(first.inviter)).toEqual([])
    const second = await invited()
    says.played.add(second.friend)
    says.holdsBack.add(second.inviter)
    await settleReferrals(needs())
    expect(await stateOf(second.friend)).toMatchObject({ state: 'waiting' })
    says.holdsBack.delete(second.inviter)
    await settleReferrals(needs())
    expect(await stateOf(second.friend)).toMatchObject({ state: 'given' })
  })

  it('who does nothing for ninety days brings nothing any more', async () => {
    const { friend } = await invited()
    house.time.now += 90 * dayMs
    says.played.add(friend)
    await settleReferrals(needs())
    expect(await stateOf(friend)).toMatchObject({ state: 'lapsed' })
  })
})

describe('friends of one inviter', () => {
  it('who share something with each other are looked at, though neither does with the inviter', async () => {
    const first = await invited()
    const second = await invited(first.inviter)
    says.friendsShare = ['device']
    says.played.add(first.friend).add(second.friend)
    await settleReferrals(needs())
    expect(await stateOf(first.friend)).toMatchObject({ state: 'review' })
    expect(await stateOf(second.friend)).toMatchObject({ state: 'review' })
    expect(says.raised).toHaveLength(2)
    expect(await acts.statesOf(first.inviter)).toEqual([])
  })

  it('bring five chips by the rules, and the sixth by a person', async () => {
    const { inviter, friend } = await invited()
    const friends = [friend]
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (friends.length < 6) friends.push((await invited(inviter)).friend)
    for (const one of friends) says.played.add(one)
    await settleReferrals(needs())
    const states = await Promise.all(friends.map(stateOf))
    expect(states.map((one) => one?.state)).toEqual([...Array(5).fill('given'), 'review'])
  })

  it('do not wait for one who cannot be settled, and that one is told', async () => {
    const [first, second] = [await invited(), await invited()]
    says.played.add(first.friend).add(second.friend)
    says.breaks.add(first.friend)
    await expect(settleReferrals(needs())).rejects.toThrow(`${first.friend} was not settled`)
    expect(await stateOf(first.friend)).toMatchObject({ state: 'waiting' })
    expect(await stateOf(second.friend)).toMatchObject({ state: 'given' })
    says.breaks.clear()
    await settleReferrals(needs())
    expect(await stateOf(first.friend)).toMatchObject({ state: 'given' })
  })
})

describe('who shares something with the inviter', () => {
  const inReview = async () => {
    const pair = await invited()
    says.played.add(pair.friend)
    says.shares = ['device', 'paymentMethod']
    await settleReferrals(needs())
    return pair
  }
  const decide = (friend: PlayerId, approve: boolean) =>
    house.database.transaction((tx) => decideReferral(needs(), tx, { friend, approve, by: 'ada' }))

  it('is flagged and paid nothing before a person has looked', async () => {
    const { inviter, friend } = await inReview()
    expect(await stateOf(friend)).toMatchObject({ state: 'review' })
    expect(says.raised).toEqual([{ inviter, friend }])
    expect(await acts.statesOf(friend)).toEqual([])
    expect(await decide(friend, true)).toBeNull()
    expect(await stateOf(friend)).toMatchObject({ state: 'given', decided_by: 'ada' })
    expect(await acts.statesOf(inviter)).toEqual([2])
    expect(await decide(friend, true)).toBe('decidedAlready')
  })

  it('is declined by a person, or by the rules while one of both holds back', async () => {
    const { inviter, friend } = await inReview()
    says.holdsBack.add(inviter)
    expect(await decide(friend, true)).toBe('noBonuses')
    expect(await decide(friend, false)).toBeNull()
    expect(await stateOf(friend)).toMatchObject({ state: 'declined', decided_by: 'ada' })
    expect(await acts.statesOf(inviter)).toEqual([])
  })

  it('is paid by no program alone, whatever it believes', async () => {
    const { friend } = await inReview()
    await expect(
      house.database.query(
        `UPDATE referrals_friend SET state = 'given', decided_at = now() WHERE friend_id = $1`,
        [friend],
      ),
    ).rejects.toThrow('shared_is_reviewed')
  })
})
