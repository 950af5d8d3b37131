import type { Tally } from './tally.ts'

/** When the player is next told how long it has been. Times are milliseconds of `performance.now()`. */
export interface Reality {
  readonly everyMs: number
  readonly begunAt: number
  readonly nextAt: number
}

/** Null: the player does not want to be told. */
export const realityFrom = (minutes: number, now: number): Reality | null =>
  minutes === 0 ? null : { everyMs: minutes * 60_000, begunAt: now, nextAt: now + minutes * 60_000 }

export const isDue = ({ nextAt }: Reality, now: number): boolean => now >= nextAt

/** After the player was told: the next time is a whole pause from now, however long the dialog stood. */
export const told = (reality: Reality, now: number): Reality => ({
  ...reality,
  nextAt: now + reality.everyMs,
})

/** What is said: whole minutes of play, and what the visit came to. Amounts are minor units. */
export interface RealityFacts extends Pick<Tally, 'staked' | 'paid'> {
  readonly minutes: number
}

export const realityFacts = (
  { begunAt }: Reality,
  { staked, paid }: Tally,
  now: number,
): RealityFacts => ({ minutes: Math.floor((now - begunAt) / 60_000), staked, paid })
