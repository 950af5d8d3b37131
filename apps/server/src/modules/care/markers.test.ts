import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import type { PaymentFact } from '#modules/cashier'
import { type CareFacts, type Marker, markersIn, stepFor } from './markers.ts'

const now = 1_795_780_800_000
const hour = 3_600_000
const day = 24 * hour

const calm: CareFacts = {
  now,
  payments: [],
  lost: { week: 0, all: 0 },
  days: [],
  loosened: 0,
  breaks: 0,
}

const paid = (hoursAgo: number, cents: number, over: Partial<PaymentFact> = {}): PaymentFact => ({
  id: `${hoursAgo}`,
  type: 'deposit',
  state: 'confirmed',
  amount: amount(BigInt(cents)),
  method: 'card',
  at: now - hoursAgo * hour,
  ...over,
})

const played = (daysAgo: number, topStake: number, over = {}) => ({
  day: Math.floor(now / day) * day - daysAgo * day,
  rounds: 60,
  topStake,
  hours: 2,
  ...over,
})

const takenBack = { type: 'withdrawal', state: 'cancelled' } as const
const declined = { state: 'declined' } as const

const seen: readonly [Marker, Partial<CareFacts>, Partial<CareFacts>][] = [
  [
    'chasing',
    { payments: [paid(9, 1_000), paid(7, 1_000), paid(5, 1_000)] },
    { payments: [paid(13, 1_000), paid(9, 1_000), paid(7, 1_000)] },
  ],
  [
    'takenBack',
    { payments: [paid(90, 1, takenBack), paid(20, 1, takenBack)] },
    { payments: [paid(200, 1, takenBack), paid(20, 1, takenBack)] },
  ],
  ['loosened', { loosened: 1 }, { loosened: 0 }],
  [
    'depositsRise',
    { payments: [paid(400, 20_000), paid(20, 20_000)] },
    { payments: [paid(400, 20_100), paid(20, 20_000)] },
  ],
  ['lossesRise', { lost: { week: 30_000, all: 60_000 } }, { lost: { week: 29_900, all: 60_000 } }],
  [
    'stakeJump',
    { days: [played(20, 100), played(15, 100), played(1, 500)] },
    { days: [played(20, 100), played(15, 100), played(1, 499)] },
  ],
  ['longPlay', { days: [played(2, 100, { hours: 10 })] }, { days: [played(2, 100, { hours: 9 })] }],
  [
    'declined',
    { payments: [paid(50, 1, declined), paid(40, 1, declined), paid(5, 1, declined)] },
    { payments: [paid(40, 1, declined), paid(5, 1, declined)] },
  ],
  ['breaks', { breaks: 2 }, { breaks: 1 }],
]

describe('a marker', () => {
  it.each(seen)('%s is seen from its line on, and not below', (marker, over, below) => {
    expect(markersIn({ ...calm, ...over })).toEqual([marker])
    expect(markersIn({ ...calm, ...below })).toEqual([])
  })

  it('is not what somebody begins with: there is nothing to compare it with', () => {
    const first = { ...calm, lost: { week: 90_000, all: 90_000 }, days: [played(1, 50_000)] }
    expect(markersIn({ ...first, payments: [paid(20, 90_000)] })).toEqual([])
  })
})

it('steps come with points: nothing, a word, an urging, a call', () => {
  expect(stepFor(['depositsRise', 'lossesRise'])).toEqual({ score: 2, step: null })
  expect(stepFor(['chasing', 'declined'])).toEqual({ score: 3, step: 'tell' })
  expect(stepFor(['chasing', 'takenBack', 'declined'])).toEqual({ score: 5, step: 'urge' })
  expect(stepFor(['chasing', 'takenBack', 'loosened', 'longPlay'])).toEqual({
    score: 7,
    step: 'call',
  })
})
