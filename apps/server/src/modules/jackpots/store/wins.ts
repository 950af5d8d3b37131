import type { Currency } from '@fairhouse/money'
import { toHex } from '@fairhouse/fairness/hex'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { EndedRun } from '../settle.ts'

/** Whose round won. */
export interface Winner {
  readonly player: number
  readonly roundId: string
  readonly uri: string
}

/** Writes wins down. @param now epoch milliseconds. */
export async function insertWins(
  tx: Queryable,
  ended: readonly (EndedRun & { readonly winner: Winner })[],
  now: number,
): Promise<void> {
  for (const { meter, win, winner } of ended) {
    // oxlint-disable-next-line no-await-in-loop -- wins are rare, several in one commit rarer
    await tx.query(
      `INSERT INTO jackpots_win (meter_id, run, place, jackpot, player_id, round_id, uri, amount, terms, seed, seed_hash, begun_at, won_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        meter.id,
        win.run,
        win.order,
        win.jackpot,
        winner.player,
        winner.roundId,
        winner.uri,
        win.amount,
        JSON.stringify(meter.terms),
        meter.secret && toHex(meter.secret.seed),
        meter.secret?.hash ?? null,
        isoTime(meter.begunAt),
        isoTime(now),
      ],
    )
  }
}

export interface WinRow {
  readonly meter: string
  readonly currency: Currency
  readonly run: number
  readonly place: number
  readonly jackpot: string
  readonly player_id: bigint
  readonly uri: string
  readonly amount: bigint
  readonly seed: string | null
  readonly seed_hash: string | null
  readonly won_at: Date
}

/** The newest wins of all meters in a currency, newest first. */
export const newestWins = (on: Queryable, currency: Currency, limit: number): Promise<WinRow[]> =>
  rowsOf<WinRow>(
    on,
    `SELECT meter.name AS meter, currency, win.run, place, jackpot, player_id, uri, amount, seed, win.seed_hash, won_at
     FROM jackpots_win AS win JOIN jackpots_meter AS meter ON meter.id = win.meter_id
     WHERE currency = $1 ORDER BY won_at DESC, win.run DESC LIMIT $2`,
    [currency, limit],
  )
