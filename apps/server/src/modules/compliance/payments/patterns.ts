import { isDeposit, isWithdrawal, type PaymentFact } from '#modules/cashier'
import { dayOf } from '#platform/iso-time'
import type { Find } from '../flags/flag.ts'
import { type PaymentFacts, sumOf, within } from './payment-facts.ts'
import type { PatternRules } from './payment-rules.ts'
import type { SidedStake } from './sides.ts'

type SeenFacts = Pick<
  PaymentFacts,
  'payments' | 'now' | 'turnoverLately' | 'othersAtDestination' | 'othersInBrowser' | 'sides'
>

const day = 24

/** What of a player's payments people should look at. None of it stops anything by itself. Pure. */
export const patternsIn = (facts: SeenFacts, rules: PatternRules): Find[] => [
  ...structuring(facts, rules),
  ...withoutPlay(facts, rules),
  ...roundTrips(facts, rules),
  ...shared('sharedDestination', facts.othersAtDestination, rules.sharedDestination),
  ...shared('sharedBrowser', facts.othersInBrowser, rules.sharedBrowser),
  ...oppositeStakes(facts, rules),
]

/** Sums just below a line, or many small ones that together are far above it. */
function structuring(facts: SeenFacts, { structuring: rule }: PatternRules): Find[] {
  return [isDeposit, isWithdrawal].flatMap((isOne) => {
    const below = within(facts, day).filter(
      (payment) => isOne(payment) && payment.amount < rule.threshold,
    )
    const near = below.filter((payment) => payment.amount * 100n >= rule.threshold * rule.nearShare)
    const isSeen =
      near.length >= rule.count || (below.length >= rule.many && sumOf(below) >= rule.sum)
    return isSeen ? [find('structuring', facts.now, below)] : []
  })
}

/** In and out again with little played between. */
function withoutPlay(facts: SeenFacts, { withoutPlay: rule }: PatternRules): Find[] {
  const lately = within(facts, rule.days * day)
  const into = sumOf(lately.filter(isDeposit))
  const out = sumOf(lately.filter(isWithdrawal))
  const isPlayed = facts.turnoverLately * 100n >= into * rule.playedShare
  if (out < rule.from || into === 0n || isPlayed) return []
  return [
    {
      kind: 'withoutPlay',
      find: dayOf(facts.now),
      facts: { paidIn: String(into), paidOut: String(out), bet: String(facts.turnoverLately) },
    },
  ]
}

/** What came in goes out nearly whole, again and again. */
function roundTrips(facts: SeenFacts, { roundTrips: rule }: PatternRules): Find[] {
  const lately = within(facts, rule.days * day).filter(({ amount }) => amount >= rule.from)
  const waiting: PaymentFact[] = []
  const trips: PaymentFact[] = []
  for (const payment of lately) {
    if (isDeposit(payment)) waiting.push(payment)
    if (!isWithdrawal(payment)) continue
    const place = waiting.findIndex((deposit) => isClose(deposit, payment, rule.apartShare))
    if (place >= 0) trips.push(...waiting.splice(place, 1), payment)
  }
  return trips.length / 2 >= rule.count ? [find('roundTrips', facts.now, trips)] : []
}

function isClose(left: PaymentFact, right: PaymentFact, apartShare: bigint): boolean {
  const apart = left.amount > right.amount ? left.amount - right.amount : right.amount - left.amount
  return apart * 100n <= left.amount * apartShare
}

/** Nearly as much on both sides within a short time, again and again: whoever holds both sides moves money and risks next to none of it. */
function oppositeStakes(
  { sides, now }: Pick<SeenFacts, 'sides' | 'now'>,
  { oppositeStakes: rule }: PatternRules,
): Find[] {
  const matched = pairsIn(sides, rule)
  const sum = matched.reduce((total, [one, other]) => total + one.stake + other.stake, 0n)
  if (matched.length < rule.count || sum < rule.from) return []
  const both = matched.flat()
  return [
    {
      kind: 'oppositeStakes',
      find: dayOf(now),
      facts: {
        pairs: matched.length,
        sum: String(sum),
        on: [...new Set(both.map(({ pair }) => pair))],
        players: [...new Set(both.map(({ player }) => player))],
        games: [...new Set(both.map(({ game }) => game))],
        rounds: [...new Set(both.map(({ round }) => round))].slice(0, roundsTold),
      },
    },
  ]
}

/** As many as somebody looks at. */
const roundsTold = 20

/** Stakes with one on the other side each, none twice. */
function pairsIn(
  sides: readonly SidedStake[],
  rule: PatternRules['oppositeStakes'],
): (readonly [SidedStake, SidedStake])[] {
  const waiting: SidedStake[] = []
  const found: (readonly [SidedStake, SidedStake])[] = []
  for (const stake of sides.toSorted((one, other) => one.at - other.at)) {
    // What is too long ago waits for nothing any more.
    while (waiting[0] && stake.at - waiting[0].at > rule.seconds * 1_000) waiting.shift()
    const place = waiting.findIndex((before) => isOpposite(before, stake, rule))
    const [before] = place < 0 ? [] : waiting.splice(place, 1)
    if (before) found.push([before, stake])
    else waiting.push(stake)
  }
  return found
}

/** In one round, in two games of one account, or by two accounts. Who bets on red after black in one game has only changed their mind. */
function isOpposite(
  one: SidedStake,
  other: SidedStake,
  { apartShare }: PatternRules['oppositeStakes'],
): boolean {
  if (one.pair !== other.pair || one.side === other.side) return false
  const isHeldByOne = one.player === other.player && one.game === other.game
  if (isHeldByOne && one.round !== other.round) return false
  const apart = one.stake > other.stake ? one.stake - other.stake : other.stake - one.stake
  return apart * 100n <= one.stake * apartShare
}

function shared(
  kind: 'sharedDestination' | 'sharedBrowser',
  others: readonly number[],
  from: number | null,
): Find[] {
  if (from === null || others.length < from) return []
  return [{ kind, find: others.join(' '), facts: { players: others } }]
}

/** A find of one day: what is closed is raised anew when it goes on the next day. */
const find = (kind: Find['kind'], now: number, payments: readonly PaymentFact[]): Find => ({
  kind,
  find: dayOf(now),
  facts: { payments: payments.map(({ id }) => id), sum: String(sumOf(payments)) },
})
