import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import {
  compPointRules,
  pointScale,
  pointsPercentAt,
  turnoverPerTicket,
  turnoverPerToken,
  type VipLevel,
  vipLevelAt,
} from '@fairhouse/contract/loyalty-rules'

/** What a player's rounds have come to so far, in cents. */
export interface Standing {
  readonly rounds: number
  /** Turnover of all rounds that earned. */
  readonly lifetime: number
  /** Of that, on own games. */
  readonly own: number
}

/** A round as far as it decides what is earned. */
export interface Counted {
  /** Cents. */
  readonly turnover: number
  /** How much of it counts for points, in percent. */
  readonly share: number
  readonly isOwn: boolean
  /** Why it earns nothing; null: it earns. */
  readonly withheld: Withheld | null
}

export interface Earned {
  /** The level at which the round was played. */
  readonly level: VipLevel
  /** In hundred-thousandths. */
  readonly points: number
  readonly tokens: number
  readonly tickets: number
}

export const nothingYet: Standing = { rounds: 0, lifetime: 0, own: 0 }

/**
 * What one round earns and how its player stands after it. Pure, and of the rounds in their order alone: played again from the journal it comes
 * to the same. A round is counted at the level before it; what is left of a division is kept, as tokens and tickets are counted on sums.
 */
export function earn(before: Standing, round: Counted): { earned: Earned; after: Standing } {
  const level = vipLevelAt(before.lifetime)
  const rounds = before.rounds + 1
  if (round.withheld !== null)
    return { earned: { level, points: 0, tokens: 0, tickets: 0 }, after: { ...before, rounds } }
  const lifetime = before.lifetime + round.turnover
  const own = before.own + (round.isOwn ? round.turnover : 0)
  return {
    earned: {
      level,
      points: pointsOf(round, level),
      tokens: wholes(own, turnoverPerToken) - wholes(before.own, turnoverPerToken),
      tickets: ticketsBetween(before.lifetime, lifetime),
    },
    after: { rounds, lifetime, own },
  }
}

/** Tickets that a player's turnover brings between two sums of it, in cents. */
export const ticketsBetween = (from: number, to: number): number =>
  wholes(to, turnoverPerTicket) - wholes(from, turnoverPerTicket)

/** In hundred-thousandths of a point, rounded down once. */
export const pointsOf = (
  { turnover, share }: Pick<Counted, 'turnover' | 'share'>,
  level: VipLevel,
): number =>
  Math.floor(
    (turnover * (pointScale / compPointRules.turnoverPerPoint) * share * pointsPercentAt(level)) /
      10_000,
  )

const wholes = (sum: number, each: number): number => Math.floor(sum / each)
