import type { StaffCallName, staffCalls } from '@fairhouse/contract/backoffice/all'
import { askingNothing, type SegmentQuestion } from '@fairhouse/contract/backoffice/segments'
import type { z } from 'zod'
import { firstPlayer } from './fill-people.ts'

type Body<Name extends StaffCallName> = z.input<(typeof staffCalls)[Name]['body']>

/** One thing that is looked at: a call with its body. */
export interface TablePage {
  readonly name: string
  readonly path: string
  readonly body: unknown
}

const call = <Name extends StaffCallName>(name: Name, body: Body<Name>, what = ''): TablePage => ({
  name: what === '' ? name : `${name}, ${what}`,
  path: `/desk/api/${name}`,
  body,
})

const dayMs = 24 * 3_600_000
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** Every table of the back office that grows with the house. */
export const tablePages = (): readonly TablePage[] => {
  const player = firstPlayer + 7
  const inAll = { segment: null, tag: null, before: null }
  const month = { from: dayBefore(30), to: dayBefore(0) }
  return [
    call('find', { text: 'many77' }, 'login'),
    call('find', { text: 'Last77' }, 'name'),
    call('find', { text: '10.0.3.7' }, 'address'),
    call('players', inAll),
    call('countSegment', { question: asks({ countries: ['DE'], paidInFrom: 50_000 }) }),
    call('countSegment', { question: asks({ notSeenForDays: 300 }) }, 'away'),
    call('segments', {}),
    call('playerSummary', { player }),
    call('playerRounds', { player, before: null }),
    call('playerPayments', { player, before: null }),
    call('playerTimeline', { player }),
    call('playerLinks', { player }),
    call('withdrawals', { waitsFor: 'people', rule: null, method: null, from: null }),
    call('tickets', { state: 'open', subject: null, whose: 'all', before: null }, 'open'),
    call('tickets', { state: 'closed', subject: 'payment', whose: 'all', before: null }, 'closed'),
    call('adjustments', { player: null }),
    call('report', { ...month, by: 'day' }, 'days'),
    call('report', { ...month, by: 'game' }, 'games'),
    call('cohorts', { unit: 'week', money: 'test', last: 53 }, 'weeks'),
    call('cohorts', { unit: 'month', money: 'test', last: 53 }, 'months'),
    call('reportMovements', { day: dayBefore(1), money: 'test', reason: 'deposit', before: null }),
    call('games', { text: '' }),
    call('offers', {}),
    call('referrals', {}),
    call('bonusLiability', { at: null }),
    call('promotionCosts', month),
    call('tournaments', {}),
    call('content', {}),
    call('staff', {}),
    call('flags', {}),
    call('identityChecks', {}),
    call('addressCases', { decided: false, before: null }, 'waiting'),
    call('addressCases', { decided: true, before: null }, 'decided'),
    call('complaints', {}),
    call('comparedDays', {}),
    call('owed', {}),
    call('jackpotWins', {}),
    call('deeds', { staff: null, subject: null, before: null }),
    call('deeds', { staff: 'demo-owner', subject: null, before: null }, 'of one'),
  ]
}

/** A question that asks this and nothing else. */
const asks = (asked: Partial<SegmentQuestion>): SegmentQuestion => ({ ...askingNothing, ...asked })
