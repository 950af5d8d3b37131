import type { StatusFacts } from '#modules/play'
import { runningBonus, type RunningBonus } from './running.ts'

/** Of the slice; stored steps call it so. */
export const runningBonusName = 'runningBonus'

/** The bonus that runs, where a seat is at hand; null when none does. */
export function runningIn(facts: Pick<StatusFacts, 'told'>): RunningBonus | null {
  const held = facts.told.find(({ name }) => name === runningBonusName)
  return held ? runningBonus.parse(held.value) : null
}
