import type { RoundEvent } from '@fairhouse/contract/rounds/round'

/** The event that starts each feature, by the name that facts and certificates give it. */
const starts: ReadonlyMap<RoundEvent['type'], string> = new Map([
  ['freeSpinsAwarded', 'freeSpins'],
  ['pickStarted', 'pick'],
  ['holdStarted', 'holdAndWin'],
  ['wheelStarted', 'wheel'],
  ['trailStarted', 'trail'],
  ['respinStarted', 'respins'],
])

/** The feature that an event starts, if it starts one. */
export function startedFeature({ type }: RoundEvent): string | undefined {
  return starts.get(type)
}

/** Whether rounds can be watched for a feature of that name. */
export function isWatched(feature: string): boolean {
  return starts.values().some((name) => name === feature)
}
