import type { PaymentFact } from '#modules/cashier'
import type { PlayOfDay } from '#modules/play'

/** What is looked at of a player: four weeks, the last of which is compared with the three before. Money in cents. */
export interface CareFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly payments: readonly PaymentFact[]
  /** Lost, less what was won back: in the last week, and in all four. */
  readonly lost: { readonly week: number; readonly all: number }
  /** Days on which own games were played. */
  readonly days: readonly PlayOfDay[]
  /** Looser limits that the player asked for again after a day, and breaks that were begun. */
  readonly loosened: number
  readonly breaks: number
}

const markers = {
  chasing: 2,
  takenBack: 2,
  loosened: 2,
  depositsRise: 1,
  lossesRise: 1,
  stakeJump: 1,
  longPlay: 1,
  declined: 1,
  breaks: 1,
} as const

export type Marker = keyof typeof markers

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

/** So long back everything is looked at. */
export const careMs = 4 * weekMs

const rules = {
  /** Deposits in a row, each so soon after the one before. */
  chasing: { deposits: 3, apartMs: 3 * hourMs },
  takenBack: 2,
  declined: 3,
  loosened: 1,
  breaks: 2,
  /** The last week against the mean of the three before, and from what sum on it is looked at. */
  rise: { times: 3, from: 20_000 },
  /** The highest stake of the week against that of the three before, after so many rounds. */
  stakeJump: { times: 5, afterRounds: 100 },
  /** Hours of one day in which rounds began. */
  longPlay: 10,
} as const

/**
 * What in a player's four weeks may be a sign of harm: by kinds those that the Gambling Commission names for customer interaction (LCCP, social
 * responsibility code 3.4.3): spend and its patterns, time, behaviour, use of tools, account. The thresholds are the house's. Pure.
 */
export function markersIn(facts: CareFacts): readonly Marker[] {
  const { loosened, breaks } = facts
  const found: Readonly<Record<Marker, boolean>> = {
    chasing: chases(paidIn(lately(facts))),
    takenBack: isAtLeast(lately(facts), rules.takenBack, isTakenBack),
    loosened: loosened >= rules.loosened,
    depositsRise: rises(sumOf(paidIn(lately(facts))), sumOf(paidIn(facts.payments))),
    lossesRise: rises(facts.lost.week, facts.lost.all),
    stakeJump: jumps(facts),
    longPlay: weekOf(facts).some(({ hours }) => hours >= rules.longPlay),
    declined: isAtLeast(lately(facts), rules.declined, isDeclined),
    breaks: breaks >= rules.breaks,
  }
  const names: readonly Marker[] = [
    'chasing',
    'takenBack',
    'loosened',
    'depositsRise',
    'lossesRise',
    'stakeJump',
    'longPlay',
    'declined',
    'breaks',
  ]
  return names.filter((name) => found[name])
}

/** What is done, from so many points on. */
const steps = [
  { from: 7, step: 'call' },
  { from: 5, step: 'urge' },
  { from: 3, step: 'tell' },
] as const

export type CareStep = (typeof steps)[number]['step']

/** @returns what the markers together ask for; null for nothing. */
export function stepFor(found: readonly Marker[]): {
  readonly score: number
  readonly step: CareStep | null
} {
  const score = found.reduce((sum, marker) => sum + markers[marker], 0)
  return { score, step: steps.find(({ from }) => score >= from)?.step ?? null }
}

const lately = ({ payments, now }: CareFacts): readonly PaymentFact[] =>
  payments.filter(({ at }) => at > now - weekMs)

const weekOf = ({ days, now }: CareFacts): readonly PlayOfDay[] =>
  days.filter(({ day }) => day > now - weekMs)

const paidIn = (payments: readonly PaymentFact[]): readonly PaymentFact[] =>
  payments.filter(({ type, state }) => type === 'deposit' && state === 'confirmed')

const isTakenBack = ({ type, state }: PaymentFact): boolean =>
  type === 'withdrawal' && state === 'cancelled'

const isDeclined = ({ type, state }: PaymentFact): boolean =>
  type === 'deposit' && (state === 'declined' || state === 'failed')

const isAtLeast = (
  payments: readonly PaymentFact[],
  count: number,
  isOne: (payment: PaymentFact) => boolean,
): boolean => payments.filter(isOne).length >= count

const sumOf = (payments: readonly PaymentFact[]): number =>
  payments.reduce((sum, { amount }) => sum + Number(amount), 0)

function chases(deposits: readonly PaymentFact[]): boolean {
  const { deposits: enough, apartMs } = rules.chasing
  let inARow = 1
  for (const [index, { at }] of deposits.entries()) {
    const before = deposits[index - 1]
    inARow = before && at - before.at <= apartMs ? inARow + 1 : 1
    if (inARow >= enough) return true
  }
  return false
}

/** A first week has nothing to be compared with: what somebody begins with is no rise. */
function rises(week: number, all: number): boolean {
  const meanBefore = (all - week) / 3
  return meanBefore > 0 && week >= rules.rise.from && week >= meanBefore * rules.rise.times
}

function jumps(facts: CareFacts): boolean {
  const week = weekOf(facts)
  const before = facts.days.filter((day) => !week.includes(day))
  const rounds = before.reduce((sum, day) => sum + day.rounds, 0)
  if (rounds < rules.stakeJump.afterRounds) return false
  const top = (days: readonly PlayOfDay[]) => Math.max(0, ...days.map(({ topStake }) => topStake))
  return top(week) >= top(before) * rules.stakeJump.times
}
