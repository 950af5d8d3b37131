import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'
import type { Queryable, Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** That what a meter holds goes to another one, as somebody asked. */
export interface StoredMove {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly currency: Currency
  readonly note: string
  readonly askedBy: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'declined'
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  /** Minor units that went; null for one that was not made. */
  readonly amount: bigint | null
}

const columns = `
  move.id, source.name AS "from", goal.name AS "to", source.currency, move.note, move.asked_by AS "askedBy",
  move.asked_at AS "askedAt", move.state, move.decided_by AS "decidedBy", move.decided_at AS "decidedAt", move.amount
  FROM jackpots_move AS move
  JOIN jackpots_meter AS source ON source.id = move.meter_id JOIN jackpots_meter AS goal ON goal.id = move.to_meter_id`

const list = `SELECT ${columns} ORDER BY move.state = 'waiting' DESC, move.asked_at DESC LIMIT $1`
const hold = `SELECT ${columns} WHERE move.id = $1 FOR UPDATE OF move`

const insert = `
  INSERT INTO jackpots_move (id, meter_id, to_meter_id, note, asked_by, asked_at)
  SELECT $1, source.id, goal.id, $5, $6, $7 FROM jackpots_meter AS source, jackpots_meter AS goal
  WHERE source.name = $2 AND goal.name = $3 AND source.currency = $4 AND goal.currency = $4
  ON CONFLICT (meter_id) WHERE state = 'waiting' DO NOTHING RETURNING id`

const decide = `
  UPDATE jackpots_move SET state = $2, decided_by = $3, decided_at = $4, run = $5, terms = $6, amount = $7, transfer_id = $8 WHERE id = $1`

const newestBet = `
  SELECT max(movement.at) AS at FROM jackpots_movement AS movement JOIN jackpots_meter AS meter ON meter.id = movement.meter_id
  WHERE meter.name = $1 AND meter.currency = $2 AND octet_length(movement.bets) > 0 AND movement.at >= $3`

/** Those that wait, then the newest that were decided. */
export const listMoves = (on: Queryable, limit: number): Promise<StoredMove[]> =>
  rowsOf<StoredMove>(on, list, [limit])

/** One, held until the transaction ends; null: there is none. */
export async function holdMove(tx: Transaction, id: string): Promise<StoredMove | null> {
  const [row] = await rowsOf<StoredMove>(tx, hold, [id])
  return row ?? null
}

export type AskedMove = Pick<StoredMove, 'id' | 'from' | 'to' | 'currency' | 'note' | 'askedBy'>

/** Writes down that somebody asks. False: one waits for that meter already. @param at epoch milliseconds. */
export async function insertMove(
  tx: Transaction,
  { id, from, to, currency, note, askedBy }: AskedMove,
  at: number,
): Promise<boolean> {
  const rows = await rowsOf(tx, insert, [id, from, to, currency, note, askedBy, isoTime(at)])
  return rows.length > 0
}

/** What came of it. @param made null: it was declined. */
export async function decideMove(
  tx: Transaction,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: number },
  made: {
    readonly run: number
    readonly terms: JackpotTerms
    readonly amount: bigint
    readonly transfer: string
  } | null,
): Promise<void> {
  const terms = made && JSON.stringify(made.terms)
  const state = made === null ? 'declined' : 'made'
  const gone = [made?.run ?? null, terms, made?.amount ?? null, made?.transfer ?? null]
  await tx.query(decide, [id, state, by, isoTime(at), ...gone])
}

/** Whether a bet came to a meter since then (epoch milliseconds). */
export async function wasFedSince(
  on: Queryable,
  { name, currency }: { readonly name: string; readonly currency: Currency },
  since: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ at: Date | null }>(on, newestBet, [name, currency, isoTime(since)])
  return (row?.at ?? null) !== null
}
