import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { derivedKey } from '#platform/derived-key'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { createBook, type MeterBook } from './book.ts'
import { openMeters } from './open-meters.ts'
import { termsByMeter } from './terms-of.ts'

export interface JackpotsNeeds {
  readonly database: Database
  readonly clock: Clock
  /** The house's secret; 32 bytes, the same on every node. */
  readonly seedKey: Uint8Array
  /** Jackpots of each title that is offered. */
  readonly titles: Iterable<readonly JackpotTerms[]>
}

/** Meters of progressive jackpots. */
export interface Jackpots {
  readonly book: MeterBook
  /** Opens meters that are not there yet; before the first bet. */
  start(): Promise<void>
}

/** @throws Error when two titles name one meter with different terms. */
export function createJackpots({ database, clock, seedKey, titles }: JackpotsNeeds): Jackpots {
  const key = derivedKey(seedKey, 'jackpot triggers')
  const terms = termsByMeter(titles)
  return {
    book: createBook({ key, now: () => clock.now(), terms }),
    start: () => openMeters(database, { key, terms: terms.values(), now: clock.now() }),
  }
}
