import { dayOf, dayStart, monthsLater, monthStart } from '#platform/iso-time'

const dayMs = 86_400_000

/** Games that are played once a period. */
export type PeriodPromo = 'miniSlot' | 'mystery'

/** The time in which a small game is played once, by UTC. */
export interface Period {
  /** `2026-11-27`, or `2026-11`. */
  readonly name: string
  /** Epoch milliseconds; not part of it. */
  readonly endsAt: number
}

/** The period of a game that is on at a time (epoch milliseconds). */
export function periodAt(promo: PeriodPromo, now: number): Period {
  const day = dayOf(now)
  return promo === 'miniSlot'
    ? { name: day, endsAt: dayStart(day) + dayMs }
    : { name: day.slice(0, 7), endsAt: monthsLater(monthStart(now), 1) }
}
