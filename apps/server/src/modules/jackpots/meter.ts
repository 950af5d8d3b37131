import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'

/** Millionths of a minor unit, in which meters count so that no share of a stake is rounded. */
export const millionth = 1_000_000n

/** A meter as it stands. */
export interface Meter {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  /** Of this run. */
  readonly terms: JackpotTerms
  readonly run: number
  /** Millionths: what it shows, and what is laid by for its next seed. */
  readonly pool: bigint
  readonly reserve: bigint
  /** Epoch milliseconds. */
  readonly begunAt: number
  readonly secret: MeterSecret | null
}

/** What decides when a meter must be hit; null for one that is won by draw. */
export interface MeterSecret {
  readonly seed: Uint8Array
  /** As it lies in the database; null until it is written. */
  readonly sealed: Buffer | null
  /** Shown beforehand. */
  readonly hash: string
  /** Minor units at which it is won. */
  readonly trigger: number
}

/** What a meter shows: whole minor units. */
export const shownBy = ({ pool }: Pick<Meter, 'pool'>): number => Number(pool / millionth)

/** Whole minor units that a meter holds with what is laid by: the balance of its account. */
export const heldBy = ({ pool, reserve }: Pick<Meter, 'pool' | 'reserve'>): bigint =>
  (pool + reserve) / millionth
