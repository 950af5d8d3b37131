import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import type { PaymentFact } from '#modules/cashier'
import { playerId } from '#platform/ids'
import { allowanceOf } from './deposit-rules.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { patternsIn } from './patterns.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { paymentRulesAt, withTestMoney } from './payment-rules.ts'

const hour = 3_600_000
/** 1 November 2026, noon. */
const now = 1_793_534_400_000
const at = (licence: string, home: string) => paymentRulesAt(home, rulesOf(licence, home).rules)
const house = at('demo', 'DE')
const cents = (dollars: number) => amount(BigInt(Math.round(dollars * 100)))

let count = 0
function payment(
  type: PaymentFact['type'],
  dollars: number,
  {
    hoursAgo = 1,
    method = 'card',
    state = 'confirmed',
  }: Partial<{
    hoursAgo: number
    method: string
    state: PaymentFact['state']
  }> = {},
): PaymentFact {
  return {
    id: `p${count++}`,
    type,
    state,
    amount: cents(dollars),
    method,
    at: now - hoursAgo * hour,
  }
}

/** Facts of a player about whom there is nothing to say, who asks for so many dollars. */
function facts(
  dollars: number,
  more: Partial<PaymentFacts> & {
    before?: readonly PaymentFact[]
    payer?: object
    asked?: object
  } = {},
): PaymentFacts {
  const { before = [payment('deposit', 50_000, { hoursAgo: 5_000 })], payer, asked, ...rest } = more
  const own = payment('withdrawal', dollars, { hoursAgo: 0, state: 'pending' })
  return {
    withdrawal: {
      id: own.id,
      payer: {
        player: playerId(1),
        userType: 1,
        isTestMoney: false,
        country: 'DE',
        email: 'a@b.example',
        firstName: 'Jürgen',
        lastName: 'Müller',
        suspended: false,
        emailVerified: true,
        registeredAt: now - 365 * 24 * hour,
        ...payer,
      },
      amount: own.amount,
      method: 'card',
      sandbox: false,
      asset: null,
      address: null,
      destinationFields: {},
      fingerprint: '00',
      requestedAt: now,
      ...asked,
    },
    now,
    payments: [...before, own],
    turnover: cents(100_000),
    turnoverLately: cents(100_000),
    destinationSince: now - 1_000 * hour,
    othersAtDestination: [],
    othersInBrowser: [],
    sides: [],
    identity: 'approved',
    walletProof: null,
    addresses: 'clear',
    flags: [],
    ...rest,
  }
}

/** The same, by coins to an address. */
const coins = (dollars: number, more: Parameters<typeof facts>[1] = {}): PaymentFacts => {
  const told = facts(dollars, {
    ...more,
    asked: { method: 'bitcoin', asset: 'BTC', address: 'bc1qada', ...more.asked },
  })
  const id = told.withdrawal.id
  const payments = told.payments.map((one) => (one.id === id ? { ...one, method: 'bitcoin' } : one))
  return { ...told, payments }
}

const rulesThatDoubt = (one: PaymentFacts, rules = house): readonly string[] => {
  const verdict = judgeWithdrawal(one, rules)
  return verdict.type === 'approve' ? [] : verdict.rules
}

describe('a withdrawal', () => {
  it('of somebody about whom there is nothing to say is approved without people', () => {
    expect(judgeWithdrawal(facts(900), house)).toEqual({ type: 'approve' })
  })

  it.each([
    ['automaticLimit', facts(900), facts(900.01)],
    [
      'automaticLimit',
      facts(200, { payer: { registeredAt: now } }),
      facts(200.01, { payer: { registeredAt: now } }),
    ],
    [
      'automaticLimit',
      facts(500, { turnover: cents(5_000) }),
      facts(500, { turnover: cents(4_999.99) }),
    ],
    [
      'automaticLimit',
      facts(450, { before: [payment('withdrawal', 450, { hoursAgo: 23 })] }),
      facts(450.01, { before: [payment('withdrawal', 450, { hoursAgo: 23 })] }),
    ],
    ['twoPeople', facts(999.99), facts(1_000)],
    [
      'twoPeople',
      facts(500, { before: [payment('withdrawal', 600, { hoursAgo: 25 })] }),
      facts(500, { before: [payment('withdrawal', 500, { state: 'sent' })] }),
    ],
    [
      'twoPeople',
      facts(500, { before: [payment('withdrawal', 600, { state: 'declined' })] }),
      facts(500, { before: [payment('withdrawal', 500, { state: 'pending' })] }),
    ],
    ['accountSuspended', facts(10), facts(10, { payer: { suspended: true } })],
    [
      'pace',
      facts(10, {
        before: [
          payment('deposit', 50_000, { hoursAgo: 5_000 }),
          payment('withdrawal', 4_990, { hoursAgo: 23 }),
        ],
      }),
      facts(10.01, {
        before: [
          payment('deposit', 50_000, { hoursAgo: 5_000 }),
          payment('withdrawal', 4_990, { hoursAgo: 23 }),
        ],
      }),
    ],
    [
      'closedLoop',
      facts(50, {
        before: [payment('deposit', 50), payment('deposit', 100, { method: 'litecoin' })],
      }),
      facts(50.01, {
        before: [payment('deposit', 50), payment('deposit', 100, { method: 'litecoin' })],
      }),
    ],
    [
      'oneName',
      facts(10, { asked: { destinationFields: { holder: 'JUERGEN MUELLER' } } }),
      facts(10, { asked: { destinationFields: { holder: 'Hannah Müller' } } }),
    ],
    [
      'oneName',
      facts(10),
      facts(10, {
        payer: { firstName: null },
        asked: { destinationFields: { holder: 'J. Müller' } },
      }),
    ],
    [
      'newDestination',
      facts(500, { destinationSince: now - hour }),
      facts(500.01, { destinationSince: now - hour }),
    ],
    [
      'newDestination',
      facts(501, { destinationSince: now - 24 * hour }),
      facts(501, { destinationSince: now - 24 * hour + 1 }),
    ],
    ['walletOwned', coins(1_000), coins(1_000.01)],
    [
      'walletOwned',
      coins(1_000.01, { walletProof: 'signature' }),
      coins(1_000.01, { walletProof: 'payment' }),
    ],
    ['walletOwned', facts(1_000.01), coins(1_000.01, { walletProof: 'people' })],
    [
      'walletOwned',
      coins(900, { before: [payment('withdrawal', 100, { hoursAgo: 23, method: 'bitcoin' })] }),
      coins(900, { before: [payment('withdrawal', 100.01, { hoursAgo: 23, method: 'bitcoin' })] }),
    ],
    [
      'moneyTakenBack',
      facts(10, {
        before: [payment('deposit', 500), payment('depositReversal', 100, { hoursAgo: 181 * 24 })],
      }),
      facts(10, {
        before: [payment('deposit', 500), payment('depositReversal', 100, { hoursAgo: 179 * 24 })],
      }),
    ],
    [
      'openFlags',
      facts(10, { flags: [{ kind: 'harm' }] }),
      facts(10, { flags: [{ kind: 'roundTrips' }] }),
    ],
    ['identityKnown', facts(10), facts(10, { identity: 'rejected' })],
    [
      'identityKnown',
      facts(100, {
        identity: 'notAsked',
        before: [
          payment('deposit', 9_000, { hoursAgo: 9 }),
          payment('withdrawal', 1_900, { hoursAgo: 200 }),
        ],
      }),
      facts(100.01, {
        identity: 'notAsked',
        before: [
          payment('deposit', 9_000, { hoursAgo: 9 }),
          payment('withdrawal', 1_900, { hoursAgo: 200 }),
        ],
      }),
    ],
  ])('is doubted by %s at its edge and not before it', (rule, within, beyond) => {
    expect(rulesThatDoubt(within)).not.toContain(rule)
    expect(rulesThatDoubt(beyond)).toContain(rule)
  })

  it('of somebody who never paid in is judged like that of anybody', () => {
    for (const dollars of [10, 150, 900])
      expect(rulesThatDoubt(facts(dollars, { before: [] }))).toEqual(rulesThatDoubt(facts(dollars)))
    expect(judgeWithdrawal(facts(900, { before: [] }), house)).toEqual({ type: 'approve' })
  })

  it('waits for one person, for two, or for who the player is, as the strictest of its doubts wants', () => {
    expect(judgeWithdrawal(facts(950), house)).toMatchObject({ people: 1, waitsFor: 'review' })
    expect(judgeWithdrawal(facts(1_000), house)).toMatchObject({ people: 2, waitsFor: 'review' })
    expect(judgeWithdrawal(facts(10, { identity: 'asked' }), house)).toMatchObject({
      type: 'review',
      people: 0,
      waitsFor: 'identityCheck',
    })
    expect(judgeWithdrawal(facts(5_000, { identity: 'asked' }), house)).toMatchObject({
      people: 2,
      waitsFor: 'identityCheck',
    })
    expect(judgeWithdrawal(facts(1, { flags: [{ kind: 'sanctions' }] }), house)).toMatchObject({
      people: 2,
    })
  })

  it('of a suspended player is looked at and never refused', () => {
    const verdict = judgeWithdrawal(facts(10, { payer: { suspended: true } }), house)
    expect(verdict).toMatchObject({ type: 'review', people: 1 })
  })

  it('of test money by real rails is declined, and of real money by a sandbox too', () => {
    for (const isTestMoney of [true, false])
      expect(
        judgeWithdrawal(
          facts(10, { payer: { isTestMoney }, asked: { sandbox: !isTestMoney } }),
          house,
        ),
      ).toEqual({ type: 'decline', reason: 'byRules', rules: ['testMoneyStays'] })
  })

  it('needs a known player at once where the place says so', () => {
    const first = facts(1, { identity: 'notAsked' })
    expect(rulesThatDoubt(first)).toEqual([])
    for (const [licence, place] of [
      ['gb', 'GB'],
      ['cw', 'FR'],
      ['mt', 'DE'],
      ['mt', 'ZZ'],
      ['mt', ''],
      ['mt', 'de'],
      ['none', 'MT'],
    ] as const)
      expect(rulesThatDoubt(first, at(licence, place))).toContain('identityKnown')
    expect(rulesThatDoubt(first, at('mt', 'FR'))).toEqual([])
  })
})

it('lets a withdrawal be taken back in a demo only, and nowhere that is no place', () => {
  const may = ['demo', 'gb', 'mt', 'cw', 'none'].map((licence) => at(licence, 'FR').mayReverse)
  expect(may).toEqual([true, false, false, false, false])
  expect(['ZZ', 'QX', ''].map((place) => at('demo', place).mayReverse)).toEqual([
    false,
    false,
    false,
  ])
})

it('holds deposits to what a place caps besides the house', () => {
  const caps = at('de', 'DE').depositPaces.map(({ hours, sum }) => [hours, sum])
  expect(caps).toContainEqual([30 * 24, 100_000n])
  expect(at('be', 'BE').depositPaces.map(({ hours, sum }) => [hours, sum])).toContainEqual([
    7 * 24,
    20_000n,
  ])
  expect(at('mt', 'FR').depositPaces).toEqual(house.depositPaces)
})

describe('people see', () => {
  const kinds = (one: PaymentFacts, rules = house) =>
    patternsIn(one, rules.patterns).map(({ kind }) => kind)
  const many = (howMany: number, dollars: number, hoursApart = 1) =>
    Array.from({ length: howMany }, (_, index) =>
      payment('deposit', dollars, { hoursAgo: 23 - index * hoursApart }),
    )

  it('nine deposits of 999 within a day', () => {
    expect(kinds(facts(10, { before: many(9, 999) }))).toContain('structuring')
  })

  it.each([
    ['three just below the line', many(3, 900), true],
    ['two just below the line', many(2, 999), false],
    ['three that are not near it', many(3, 899.99), false],
    ['three on it', many(3, 1_000), false],
    ['ten small ones that come to much', many(10, 400), true],
    ['ten small ones that come to less', many(10, 399.99), false],
    [
      'three just below the line in two days',
      many(3, 999, 0).map((one, index) => ({ ...one, at: now - index * 12.5 * hour })),
      false,
    ],
  ])('structuring in %s: %#', (_, before, isSeen) => {
    expect(kinds(facts(10, { before })).includes('structuring')).toBe(isSeen)
  })

  it('money that comes and goes without play, from a sum on', () => {
    const before = [payment('deposit', 200)]
    const seen = (dollars: number, bet: number) =>
      kinds(facts(dollars, { before, turnoverLately: cents(bet) })).includes('withoutPlay')
    expect([seen(100, 99.99), seen(100, 100), seen(99.99, 0)]).toEqual([true, false, false])
  })

  it('the same sums going round', () => {
    const trip = (day: number) => [
      payment('deposit', 500, { hoursAgo: day * 24 + 5 }),
      payment('withdrawal', 480, { hoursAgo: day * 24 + 1 }),
    ]
    const two = [...trip(5), ...trip(3)]
    expect(kinds(facts(480, { before: two }))).not.toContain('roundTrips')
    expect(kinds(facts(480, { before: [...two, payment('deposit', 500)] }))).toContain('roundTrips')
  })

  it('several accounts at one destination or in one browser, but not those of a demo', () => {
    const one = facts(10, { othersAtDestination: [7], othersInBrowser: [7, 8] })
    expect(kinds(one)).toEqual(['sharedDestination', 'sharedBrowser'])
    expect(kinds(one, withTestMoney(house))).toEqual([])
    expect(kinds(facts(10, { othersInBrowser: [7] }))).toEqual([])
  })
})

describe('what may still be paid in', () => {
  const paces = [
    { hours: 24, count: 3, sum: cents(100) },
    { hours: 168, count: 100, sum: cents(150) },
  ]
  it.each([
    [[], 100, null],
    [[payment('deposit', 60, { hoursAgo: 3 })], 40, now + 21 * hour],
    [[payment('deposit', 60, { hoursAgo: 3, state: 'declined' })], 100, null],
    [[payment('deposit', 100, { hoursAgo: 100 })], 50, now + 68 * hour],
    [[1, 2, 3].map((ago) => payment('deposit', 1, { hoursAgo: 4 - ago })), 0, now + 21 * hour],
  ])('is the least that any pace leaves: %#', (payments, left, moreAt) => {
    const allowance = allowanceOf({ payments, now }, paces)
    expect(allowance?.amount).toBe(cents(left))
    if (moreAt !== null) expect(allowance?.moreAt).toBe(moreAt)
  })
})

it('a wallet that nothing was shown of keeps a withdrawal waiting for its player, not for people', () => {
  const before = [payment('deposit', 50_000, { hoursAgo: 5_000, method: 'bitcoin' })]
  const unshown = coins(1_500, { before })
  const rules = {
    ...house,
    twoPeopleFrom: cents(5_000),
    standings: [{ days: 0, turnover: cents(0), upTo: cents(5_000) }],
  }
  expect(judgeWithdrawal(unshown, rules)).toEqual({
    type: 'review',
    rules: ['walletOwned'],
    waitsFor: 'walletProof',
    people: 0,
  })
  expect(judgeWithdrawal({ ...unshown, walletProof: 'signature' }, rules)).toEqual({
    type: 'approve',
  })
  // Who the player is comes first.
  expect(judgeWithdrawal({ ...unshown, identity: 'asked' }, rules)).toMatchObject({
    waitsFor: 'identityCheck',
  })
})

it('what waited for days is judged as on the day on which it was asked for', () => {
  const asked = coins(3_000)
  const later = { ...asked, now: asked.now + 50 * hour }
  expect(rulesThatDoubt(later)).toEqual(rulesThatDoubt(asked))
  expect(rulesThatDoubt(later)).toEqual(expect.arrayContaining(['walletOwned', 'twoPeople']))
})
