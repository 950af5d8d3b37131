import type { StatusFacts } from '#modules/play'
import { runningBonus, type RunningBonus } from './running.ts'

/** Of the slice; stored steps call it so. */
export const runningBonusName = 'runningBonus'

/** Values that the slice itself made: every bet asks for one, and to read it back like a stored one costs as much as half a decision. */
const own = new WeakMap<object, RunningBonus>()

/** Notes that the slice made this value. */
export function madeRunning(bonus: RunningBonus): RunningBonus {
  own.set(bonus, bonus)
  return bonus
}

/** The bonus that runs, where a seat is at hand; null when none does. */
export function runningIn(facts: Pick<StatusFacts, 'told'>): RunningBonus | null {
  const held = facts.told.find(({ name }) => name === runningBonusName)
  if (!held) return null
  const { value } = held
  const known = typeof value === 'object' && value !== null ? own.get(value) : undefined
  return known ?? runningBonus.parse(value)
}
