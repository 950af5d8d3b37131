import type { CardWidth } from '@fairhouse/contract/families/bingo/tickets'
import type { RoomTimes } from '../room.ts'

/** How long things take in a bingo hall, in milliseconds. */
export interface HallTimes extends RoomTimes {
  /** A round each so often, or a multiple of it, at whole multiples of this by the clock of the database. */
  readonly everyMs: number
  /** A sale goes on for at least so long. */
  readonly leastSaleMs: number
  /** From the end of a sale to the first call. */
  readonly openMs: number
  /** From one call to the next. */
  readonly callMs: number
  /** The winners of a full house are looked at for so long before the round is over. */
  readonly restMs: number
}

export const hallTimes: HallTimes = {
  everyMs: 60_000,
  leastSaleMs: 12_000,
  openMs: 3_000,
  callMs: 1_250,
  restMs: 4_000,
  forgottenMs: 300_000,
  leaseMs: 2_500,
  lonelyMs: 20_000,
}

/**
 * How long things take in a hall that calls so many numbers: rounds come every so many `everyMs` that the longest draw is over before the next begins, so a draw of 75
 * numbers comes every two minutes.
 */
export function timesOfHall(times: HallTimes, numbers: number): HallTimes {
  const { everyMs, openMs, callMs, restMs } = times
  const longestMs = openMs + numbers * callMs + restMs
  return { ...times, everyMs: everyMs * Math.ceil(longestMs / everyMs) }
}

/** Most cards of a player in a round, and of all players of a currency together. */
export const mostCards = 12
export const mostSold = 2_000

/** Most cards that are bought together: tickets that are, are of one strip. */
export const mostAtOnce = ({ strip }: CardWidth): number => strip ?? mostCards

/** When the next sale ends that begins now. Epoch milliseconds. */
export const nextDrawAt = (
  now: number,
  { everyMs, leastSaleMs }: Pick<HallTimes, 'everyMs' | 'leastSaleMs'>,
): number => Math.ceil((now + leastSaleMs) / everyMs) * everyMs

/** How many numbers were called by now. @param callsAt when the first one was. */
export const callsBy = (now: number, callsAt: number, callMs: number): number =>
  now < callsAt ? 0 : Math.floor((now - callsAt) / callMs) + 1
