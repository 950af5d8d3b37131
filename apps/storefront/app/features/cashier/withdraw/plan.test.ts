import { describe, expect, it } from 'vitest'
import type { Destination } from './destinations.ts'
import { elsewhereOf, mostOf, planOf } from './plan.ts'

const limits = { card: [2_000, 250_000], bank: [5_000, 2_000_000], bitcoin: [2_000, 2_500_000] }

function way(id: string, method: keyof typeof limits): Destination {
  const [min = 0, max = 0] = limits[method]
  return {
    ceiling: null,
    saved: {
      userPMId: id,
      method,
      label: id,
      expires: null,
      canDeposit: true,
      canWithdraw: true,
      fields: {},
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    method: {
      name: method,
      kind: method === 'bitcoin' ? 'coin' : method,
      asset: method === 'bitcoin' ? 'BTC' : 'USD',
      network: null,
      sandbox: true,
      deposit: null,
      withdrawal: { min, max, quick: [], fee: { fixed: 0, share: 0 }, takes: 'days' },
      depositFields: [],
      withdrawalFields: [],
      confirmations: null,
    },
  }
}

const [visa, master, bank, coin] = [
  way('visa', 'card'),
  way('master', 'card'),
  way('bank', 'bank'),
  way('coin', 'bitcoin'),
]
const all = [visa, master, bank, coin]
const toCoin = { method: 'bitcoin', userPMId: null, amount: 5_003 }
const toVisa = { method: 'card', userPMId: 'visa', amount: 10_000 }

/** Amounts by where they go. */
function planned(
  amount: number,
  to: Destination,
  more: Partial<Parameters<typeof planOf>[0]> = {},
) {
  const wish = { amount, to, destinations: all, payBack: [toCoin, toVisa], room: 5, ...more }
  const plan = planOf(wish)
  return plan.type === 'parts'
    ? plan.parts.map((part) => `${part.destination.saved.userPMId} ${part.amount} ${part.why}`)
    : plan
}

describe('a wished amount', () => {
  it.each([
    ['goes where it was wanted when nothing must go back', 9_000, bank, [], ['bank 9000 rest']],
    [
      'first pays back, then goes where it was wanted',
      115_003,
      bank,
      [toCoin, toVisa],
      ['coin 5003 back', 'visa 10000 back', 'bank 100000 rest'],
    ],
    [
      'goes where it was wanted with what must go back there anyway',
      115_003,
      visa,
      [toCoin, toVisa],
      ['coin 5003 back', 'visa 110000 rest'],
    ],
    [
      'pays back where it was wanted first',
      12_000,
      visa,
      [toCoin, toVisa],
      ['visa 10000 back', 'coin 2000 back'],
    ],
    ['may not get further than what goes back', 4_000, bank, [toCoin, toVisa], ['coin 4000 back']],
    [
      'pays back in pieces more than a way takes at once',
      300_001,
      bank,
      [{ ...toVisa, amount: 300_001 }],
      ['visa 150000 back', 'visa 150001 back'],
    ],
  ])('%s', (...[, amount, to, payBack, parts]) => {
    expect(planned(amount, to, { payBack })).toEqual(parts)
  })

  it('that leaves too little for its last part tells of the next that do', () => {
    expect(planned(16_000, bank)).toMatchObject({ type: 'small', most: 15_003, least: 20_003 })
  })

  it('that must go back where nothing is saved tells so', () => {
    const plan = planned(9_000, bank, { destinations: [visa, bank] })
    expect(plan).toEqual({ type: 'missing', method: 'bitcoin', amount: 5_003 })
  })

  it('beyond what its way takes, or in more parts than may be under way, is none', () => {
    expect(planned(300_000, visa)).toEqual({ type: 'large', most: 255_003 })
    expect(planned(115_003, bank, { room: 2 })).toEqual({ type: 'tooMany' })
  })
})

it('all that can be asked for is the balance, or what goes back with as much as the way takes', () => {
  const elsewhere = elsewhereOf(visa, [toCoin, toVisa])
  expect(elsewhere).toBe(5_003)
  expect(mostOf(visa, { available: 90_000, elsewhere })).toBe(90_000)
  expect(mostOf(visa, { available: 900_000, elsewhere })).toBe(255_003)
})
