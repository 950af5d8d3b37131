import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { TextHash } from '@fairhouse/fairness/text-hash'
import { linkOf, type MeterMovement } from './meter-chain.ts'

/** Millionths of a minor unit, in which meters count so that no share of a stake is rounded. */
export const millionth = 1_000_000n

/** A meter between two movements: all that the next one depends on. */
export interface MeterPoint {
  /** Counts its beginnings, from 1. */
  readonly run: number
  /** Of this run. */
  readonly terms: JackpotTerms
  /** Millionths: what it shows, and what is laid by for its next seed. */
  readonly pool: bigint
  readonly reserve: bigint
  /** How many movements its chain has. */
  readonly movements: number
  /** Hash of the newest of them. */
  readonly head: string
}

/** What came of a movement. */
export interface Moved<Movement extends MeterMovement = MeterMovement> {
  readonly point: MeterPoint
  readonly movement: Movement
}

type Of<Type extends MeterMovement['type']> = Extract<MeterMovement, { type: Type }>

/**
 * A bet feeds the meter: a share of what it cost makes it grow up to its ceiling; what is more is laid by with the rest.
 * @param contribution who may know it as his own (`contributionOf`).
 * @param cost minor units.
 * @param hash where another is faster than `textHash`; the same for all movements below.
 */
export function afterBet(
  point: MeterPoint,
  { contribution, cost }: { readonly contribution: string; readonly cost: number },
  hash?: TextHash,
): Moved<Of<'fed'>> {
  const { grows, laidBy: share, ceiling } = point.terms
  const reached = point.pool + BigInt(grows) * BigInt(cost)
  const most = BigInt(ceiling) * millionth
  const pool = reached > most ? most : reached
  const laidBy = reached - pool + BigInt(share) * BigInt(cost)
  const { run, movements } = point
  const reserve = point.reserve + laidBy
  const grown = pool - point.pool
  const bet = { type: 'fed', number: movements + 1, run, contribution, cost } as const
  return linked(point, { ...bet, grown, laidBy, pool, reserve }, hash)
}

/** The bet before this movement wins whole minor units of all that the meter shows; a fraction is laid by. */
export function afterWin(
  point: MeterPoint,
  contribution: string,
  hash?: TextHash,
): Moved<Of<'won'>> {
  const amount = point.pool / millionth
  const { run } = point
  const reserve = point.reserve + (point.pool % millionth)
  const sums = { pool: 0n, reserve }
  const number = point.movements + 1
  return linked(point, { type: 'won', number, run, contribution, amount, ...sums }, hash)
}

/** All that the meter holds in whole minor units goes to another one, what is laid by included; a fraction stays laid by. */
export function afterEmptying(
  point: MeterPoint,
  to: string,
  hash?: TextHash,
): Moved<Of<'emptied'>> {
  const { pool, reserve: laidBy, run, movements } = point
  const amount = (pool + laidBy) / millionth
  const sums = { pool: 0n, reserve: (pool + laidBy) % millionth }
  return linked(point, { type: 'emptied', number: movements + 1, run, to, amount, ...sums }, hash)
}

/** What another meter held makes this one grow up to its ceiling; what is more is laid by. */
export function afterReceiving(
  point: MeterPoint,
  { from, amount }: { readonly from: string; readonly amount: bigint },
  hash?: TextHash,
): Moved<Of<'received'>> {
  const reached = point.pool + amount * millionth
  const most = BigInt(point.terms.ceiling) * millionth
  const pool = reached > most ? most : reached
  const { run, movements } = point
  const sums = { pool, reserve: point.reserve + reached - pool }
  const number = movements + 1
  return linked(point, { type: 'received', number, run, from, amount, ...sums }, hash)
}

/** Hashes of a run's seed and of the next run's, for a meter that must be hit. */
export interface ShownHashes {
  readonly seedHash: string | null
  readonly nextSeedHash: string | null
}

/** After a win, or once titles name a meter again that was emptied, it begins anew: the seed is taken from what was laid by, and the house adds what is missing. */
export function afterBeginning(
  point: MeterPoint,
  { terms, seedHash, nextSeedHash }: ShownHashes & { readonly terms: JackpotTerms },
  hash?: TextHash,
): Moved<Of<'begun'>> {
  const pool = BigInt(terms.seed) * millionth
  const missing = pool > point.reserve ? pool - point.reserve : 0n
  const added = (missing + millionth - 1n) / millionth
  const reserve = point.reserve + added * millionth - pool
  const run = point.run + 1
  const number = point.movements + 1
  const begun = { type: 'begun', number, run, added, pool, reserve, terms } as const
  return linked(point, { ...begun, seedHash, nextSeedHash }, hash)
}

/** The first movement of a chain: the meter as it is opened, or as it stood when chains began. @param point with the chain's start as its head. */
export function opened(
  point: MeterPoint,
  { added, seedHash, nextSeedHash }: ShownHashes & { readonly added: bigint },
): Moved<Of<'begun'>> {
  const { run, terms, pool, reserve } = point
  const hashes = { seedHash, nextSeedHash }
  return linked(point, { type: 'begun', number: 1, run, added, pool, reserve, terms, ...hashes })
}

function linked<Movement extends MeterMovement>(
  before: MeterPoint,
  movement: Movement,
  hash?: TextHash,
): Moved<Movement> {
  const { number, run, pool, reserve } = movement
  const terms = movement.type === 'begun' ? movement.terms : before.terms
  const head = linkOf(before.head, movement, hash)
  return { movement, point: { run, terms, pool, reserve, movements: number, head } }
}
