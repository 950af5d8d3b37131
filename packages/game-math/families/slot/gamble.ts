import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Action } from '../../game.ts'
import type { Telling } from './telling.ts'

/**
 * Double or nothing over what a round has won, offered when it would end. A side is drawn, both equally likely, whatever the player
 * chose: what is won on average stays the same. The numbers of a certificate leave it out; what comes of always doubling stands beside them.
 */
export interface GambleRule {
  /** How often at most in one round. */
  readonly steps: number
  /** A round that has won more units is not offered it. */
  readonly limit: number
}

/** The two sides. */
const sides = [0, 1]

export const gambleActions: readonly RoundAction[] = [
  { type: 'gamble', choices: sides },
  { type: 'collect' },
]

/** Whether so many units may be doubled when so many doublings are left. */
export function isGambled(rule: GambleRule | undefined, units: number, left: number): boolean {
  return rule !== undefined && left > 0 && units > 0 && units <= rule.limit
}

/**
 * Doubles or loses what the round has won, or leaves it as it is.
 * @returns how many doublings are left.
 * @throws RangeError when the action is none of `gambleActions`; nothing is drawn then.
 */
export function playGamble(left: number, { type, choice }: Action, telling: Telling): number {
  if (type === 'collect') return 0
  if (type !== 'gamble' || choice === undefined || !sides.includes(choice)) {
    throw new RangeError('the win may be doubled or collected')
  }
  const drawn = telling.draw.below(sides.length)
  const won = drawn === choice
  const pay = won ? telling.units : 0
  telling.units = won ? telling.units + pay : 0
  telling.tell({ type: 'gambled', choice, drawn, won, pay, total: telling.units })
  return left - 1
}

/** What is wrong with it; null when nothing is. */
export function gambleFault({ steps, limit }: GambleRule, maxUnits: number): string | null {
  if (!Number.isSafeInteger(steps) || steps < 1) return 'it must be offered once at least'
  return Number.isSafeInteger(limit) && limit > 0 && limit * 2 < maxUnits
    ? null
    : 'a doubled win must stay below the most a round wins: lower its limit'
}
