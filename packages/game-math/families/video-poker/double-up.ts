import type { Card } from '@fairhouse/contract/families/card'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { rankNumber } from '../../cards/card.ts'
import { Shoe } from '../../cards/shoe.ts'
import { type Fraction, fraction, minus, times } from '../../fraction.ts'
import type { GameFacts, ProvedChoice } from '../../facts.ts'
import type { DoubleUpRule } from './definition.ts'

/** Cards that the player may turn against the dealer's. */
const choices = [0, 1, 2, 3]

export const doubleUpActions: readonly RoundAction[] = [
  { type: 'doubleUp', choices },
  { type: 'takeWin' },
]

export const isDoubleUpChoice = (choice: number | undefined): choice is number =>
  choice !== undefined && choices.includes(choice)

/** Whether a win of so many units may be doubled when so many doublings are left. */
export const mayDouble = (
  rule: DoubleUpRule | undefined,
  units: number,
  left: number,
): rule is DoubleUpRule => rule !== undefined && left > 0 && units > 0 && units <= rule.limit

/** What a card of the player's against the dealer's came to. */
interface Doubled {
  readonly units: number
  readonly event: Extract<RoundEvent, { type: 'pokerDoubled' }>
}

/**
 * Five cards of a fresh deck, the dealer's first: which of the others the player has chosen changes none of them, so that they are all as likely to be
 * higher as to be lower, and what was won stays the same on average.
 * @param units won so far.
 */
export function playDoubleUp(units: number, choice: number, draw: Draw): Doubled {
  const shoe = new Shoe(1)
  const dealer = shoe.deal(draw)
  const cards = choices.map(() => shoe.deal(draw))
  const outcome = outcomeOf(dealer, item(cards, choice))
  const total = outcome === 'won' ? units * 2 : outcome === 'tied' ? units : 0
  const pay = outcome === 'won' ? units : 0
  return {
    units: total,
    event: { type: 'pokerDoubled', dealer, cards, choice, outcome, pay, total },
  }
}

function outcomeOf(dealer: Card, player: Card): Doubled['event']['outcome'] {
  const more = rankNumber(player) - rankNumber(dealer)
  if (more === 0) return 'tied'
  return more > 0 ? 'won' : 'lost'
}

/** What is wrong with it; null when nothing is. */
export function doubleUpFault({ steps, limit }: DoubleUpRule, maxUnits: number): string | null {
  if (!Number.isSafeInteger(steps) || steps < 1) return 'doubling must be offered once at least'
  return Number.isSafeInteger(limit) && limit > 0 && limit * 2 <= maxUnits
    ? null
    : 'a doubled win must not be more than the most a round wins: lower its limit'
}

/** Of the 51 other cards three have the dealer's rank; of the other 48 as many are likely to be higher as lower. */
const ofAll = 17n
const ofEither = 8n

/**
 * The same facts with the choice that doubling is: of who never doubles, whose they are, and of who doubles whatever is offered.
 * @param payouts units that are won by the draw, each in so many ways of all; nothing among them.
 */
export function withDoubleUp(
  facts: GameFacts,
  rule: DoubleUpRule,
  {
    payouts,
    unitsPerStake,
  }: {
    readonly payouts: readonly (readonly [units: number, ways: bigint])[]
    readonly unitsPerStake: number
  },
): GameFacts {
  const all = payouts.reduce((sum, [, ways]) => sum + ways, 0n)
  // Chances count in so many equal parts after all doublings.
  const parts = ofAll ** BigInt(rule.steps)
  let hits = 0n
  let squares = 0n
  for (const [units, ways] of payouts) {
    if (units === 0) continue
    const { hit, squared } = doubled(rule, units, rule.steps)
    hits += ways * hit
    squares += ways * squared
  }
  const hit = fraction(hits, all * parts)
  const mean = times(facts.rtp, facts.rtp)
  const squared: Fraction = fraction(squares, all * parts * BigInt(unitsPerStake) ** 2n)
  const gamble = { hit, variance: minus(squared, mean) }
  const nothing = fraction(0n, 1n)
  const never = {
    option: { type: 'collect' },
    rtp: facts.rtp,
    share: nothing,
    variance: facts.variance,
    hit: facts.hit,
  } as const
  const always = { option: { type: 'double' }, rtp: facts.rtp, share: nothing, ...gamble } as const
  const choice: ProvedChoice = { feature: 'gamble', headline: 'never', options: [never, always] }
  return { ...facts, choices: [...(facts.choices ?? []), choice], gamble }
}

/** Chance to keep something, and the mean of the squared payout, of who always doubles; in parts of 17 to the power of what is `left`. */
function doubled(
  rule: DoubleUpRule,
  units: number,
  left: number,
): { readonly hit: bigint; readonly squared: bigint } {
  if (!mayDouble(rule, units, left)) {
    const parts = ofAll ** BigInt(left)
    return { hit: parts, squared: BigInt(units) ** 2n * parts }
  }
  const [more, same] = [doubled(rule, units * 2, left - 1), doubled(rule, units, left - 1)]
  return {
    hit: ofEither * more.hit + same.hit,
    squared: ofEither * more.squared + same.squared,
  }
}
