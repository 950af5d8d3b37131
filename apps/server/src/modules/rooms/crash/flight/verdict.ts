import { burstsAt } from '@fairhouse/contract/rooms/curve'
import type { CrashTimes } from '../times.ts'

/** What is known of a flight at a moment. Times are epoch milliseconds by the clock of the database. */
export interface FlightNow {
  readonly now: number
  readonly fliesAt: number
  /** When somebody led it last. */
  readonly ledAt: number
  /** Where it bursts, hundredths. */
  readonly bust: number
}

/**
 * Whether a flight goes on, has burst, or is void. The rule: when nobody led it for longer than `unledMs` of its time, players may have been unable to stop, and
 * what is open goes back to them. Whoever leads asks it before every move, also of himself: a node may have stood still.
 */
export function verdictOn(
  { now, fliesAt, ledAt, bust }: FlightNow,
  { doublesInMs, unledMs }: Pick<CrashTimes, 'doublesInMs' | 'unledMs'>,
): 'flies' | 'bursts' | 'void' {
  const bursts = fliesAt + burstsAt(bust, doublesInMs)
  if (Math.min(now, bursts) - Math.max(ledAt, fliesAt) > unledMs) return 'void'
  return now >= bursts ? 'bursts' : 'flies'
}
