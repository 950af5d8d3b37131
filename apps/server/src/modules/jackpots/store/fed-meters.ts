import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { columnsOfMovements, type MovementRow, workedRows } from './movements.ts'

/** A step is written at its meters so long after it was decided, and clocks of nodes differ by so much before. */
const writtenWithinMs = 30_000
const clocksDifferMs = 5_000

/** The movement of a bet at a meter. */
export interface FedMeter {
  readonly meter: string
  readonly currency: Currency
  readonly run: number
  readonly movement: number
}

/** Every meter that a round fed. @param during its first step to its newest, epoch milliseconds. */
export async function fedMeters(
  on: Queryable,
  contribution: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<readonly FedMeter[]> {
  const rows = await rowsOf<MovementRow & { readonly name: string; readonly currency: Currency }>(
    on,
    `SELECT movement.*, name, currency
     FROM (
       SELECT ${columnsOfMovements} FROM jackpots_movement
       WHERE at BETWEEN $2 AND $3 AND position($1::bytea IN bets) > 0
     ) AS movement
     JOIN jackpots_meter AS meter ON meter.id = meter_id ORDER BY meter_id`,
    [
      Buffer.from(contribution, 'hex'),
      isoTime(from - clocksDifferMs),
      isoTime(Math.max(from, until) + writtenWithinMs),
    ],
  )
  const fed: FedMeter[] = []
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, a handful of meters
    const [worked] = await workedRows(on, [row])
    const found = worked?.moved.find(
      ({ movement }) => movement.type === 'fed' && movement.contribution === contribution,
    )
    if (!found) throw new Error(`a bet is lost in its row at ${row.name}`)
    const { number: movement, run } = found.movement
    fed.push({ meter: row.name, currency: row.currency, run, movement })
  }
  return fed
}
