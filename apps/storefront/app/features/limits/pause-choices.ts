import type { Pause } from '@fairhouse/contract/entities/protection'
import { exclusionMonths, timeOutHours } from '@fairhouse/contract/protection-choices'

/** A pause that a player may take. */
export type PauseChoice =
  | { readonly call: 'takeTimeOut'; readonly hours: number }
  | { readonly call: 'excludeSelf'; readonly months: number }

const hourMs = 3_600_000

const timeOuts = timeOutHours.map((hours) => ({ call: 'takeTimeOut', hours }) as const)
const exclusions = exclusionMonths.map((months) => ({ call: 'excludeSelf', months }) as const)

/** When a pause would be over that began now, epoch milliseconds; null for never. */
export function endOfPause(choice: PauseChoice, now: number): number | null {
  if (choice.call === 'takeTimeOut') return now + choice.hours * hourMs
  if (choice.months === 0) return null
  const at = new Date(now)
  return at.setUTCMonth(at.getUTCMonth() + choice.months)
}

/** What may be taken beside the pause that stands: only what lasts longer, for none is ever shortened. */
export function choicesBeside(standing: Pause | null, now: number) {
  const isOffered = (choice: PauseChoice): boolean => {
    if (standing === null) return true
    if (standing.until === null) return false
    const end = endOfPause(choice, now)
    return end === null || end > Date.parse(standing.until)
  }
  return { timeOuts: timeOuts.filter(isOffered), exclusions: exclusions.filter(isOffered) }
}
