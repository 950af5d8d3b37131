import type { Mix } from '@fairhouse/fairness/must-hit'
import { millionth, type MeterPoint } from '@fairhouse/game-math/jackpots/meter-moves'
import type { Currency } from '@fairhouse/money'

/** A meter as it stands. */
export interface Meter extends MeterPoint {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  /** Epoch milliseconds. */
  readonly begunAt: number
  /** Of a meter that must be hit; null for one that is won by draw. */
  readonly secret: MeterSecret | null
}

/** A seed of the house as it lies in the database, and the hash that is shown of it. */
export interface SealedSeed {
  readonly sealed: Buffer
  readonly hash: string
  /** Where this process has drawn or opened it. */
  readonly seed?: Uint8Array
}

/** What decides when a meter must be hit. */
export interface MeterSecret extends SealedSeed {
  readonly seed: Uint8Array
  /** The next run's. Null only until the house opens, for a run of the time before such seeds. */
  readonly next: SealedSeed | null
  /** What players brought: the first bet is null until it comes. Null for a run that was begun when the seed alone decided. */
  readonly mix: { readonly before: string; readonly first: string | null } | null
  /** Minor units at which it is won; null until the first bet has come. */
  readonly trigger: number | null
}

/** What players brought to a run's amount, once there is a bet. */
export const mixOf = ({ mix }: Pick<MeterSecret, 'mix'>): Mix | null =>
  mix !== null && mix.first !== null ? { before: mix.before, first: mix.first } : null

/** What a meter shows: whole minor units. */
export const shownBy = ({ pool }: Pick<Meter, 'pool'>): number => Number(pool / millionth)

/** Whole minor units that a meter holds with what is laid by: the balance of its account. */
export const heldBy = ({ pool, reserve }: Pick<Meter, 'pool' | 'reserve'>): bigint =>
  (pool + reserve) / millionth
