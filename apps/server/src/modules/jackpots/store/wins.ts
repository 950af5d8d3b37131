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
  for (const { meter, win, winner, turnover, movement } of ended) {
    // oxlint-disable-next-line no-await-in-loop -- wins are rare, several in one commit rarer
    await tx.query(
      `INSERT INTO jackpots_win (meter_id, run, place, jackpot, player_id, round_id, uri, amount, terms, seed, seed_hash, begun_at, won_at,
         mixed_before, mixed_first, movement, turnover)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
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
        meter.secret?.mix?.before ?? null,
        meter.secret?.mix?.first ?? null,
        movement,
        turnover,
      ],
    )
  }
}

export interface WinRow {
  readonly meter_id: number
  readonly meter: string
  readonly currency: Currency
  readonly run: number
  readonly place: number
  readonly jackpot: string
  readonly player_id: bigint
  readonly uri: string
  readonly amount: bigint
  readonly terms: unknown
  readonly seed: string | null
  readonly seed_hash: string | null
  readonly mixed_before: string | null
  readonly mixed_first: string | null
  readonly movement: bigint | null
  readonly turnover: bigint | null
  readonly won_at: Date
}

const select = `
  SELECT meter_id, meter.name AS meter, currency, win.run, place, jackpot, player_id, uri, amount, win.terms, seed, win.seed_hash,
    win.mixed_before, win.mixed_first, movement, turnover, won_at
  FROM jackpots_win AS win JOIN jackpots_meter AS meter ON meter.id = win.meter_id`

/** Where a list of wins goes on. */
export interface WinPlace {
  /** Epoch milliseconds. */
  readonly at: number
  readonly meter: number
  readonly run: number
}

/** The newest wins of all meters in a currency, newest first; `before` a place, where one is given. */
export const newestWins = (
  on: Queryable,
  currency: Currency,
  { limit, before }: { readonly limit: number; readonly before: WinPlace | null },
): Promise<WinRow[]> =>
  rowsOf<WinRow>(
    on,
    `${select}
     WHERE currency = $1 AND ($3::timestamptz IS NULL OR (won_at, meter_id, win.run) < ($3, $4, $5))
     ORDER BY won_at DESC, meter_id DESC, win.run DESC LIMIT $2`,
    [currency, limit, before && isoTime(before.at), before?.meter ?? 0, before?.run ?? 0],
  )

/** What a round won, at whatever meters. */
export const winsOfRound = (on: Queryable, roundId: string): Promise<WinRow[]> =>
  rowsOf<WinRow>(on, `${select} WHERE round_id = $1 ORDER BY meter_id, win.run`, [roundId])

/** All wins of a meter, by run. */
export const winsOfMeter = (on: Queryable, meter: number): Promise<WinRow[]> =>
  rowsOf<WinRow>(on, `${select} WHERE meter_id = $1 ORDER BY win.run`, [meter])
