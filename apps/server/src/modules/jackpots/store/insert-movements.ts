import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import type { MeterPoint } from '@fairhouse/game-math/jackpots/meter-moves'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { packMovements } from '../packed-movements.ts'

/** A meter, before and after some movements. */
export interface MovedMeter {
  readonly id: number
  readonly before: MeterPoint
  readonly head: string
  readonly movements: readonly MeterMovement[]
}

/** Adds to the chains of meters, a row each. @param now epoch milliseconds. */
export async function insertMovements(
  tx: Queryable,
  moved: readonly MovedMeter[],
  now: number,
): Promise<void> {
  const rows = moved.map(valuesOf)
  await tx.query(
    `INSERT INTO jackpots_movement (at, meter_id, first, run, pool, reserve, bets, turns, before, head)
     SELECT $10, * FROM unnest($1::int[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::bytea[], $7::json[],
       $8::bytea[], $9::bytea[])`,
    [...Array.from({ length: 9 }, (_, column) => rows.map((row) => row[column])), isoTime(now)],
  )
}

function valuesOf({ id, before, head, movements }: MovedMeter): readonly unknown[] {
  const { run, pool, reserve } = before
  const { bets, turns } = packMovements(movements)
  const hashes = [before.head, head].map((hash) => Buffer.from(hash, 'hex'))
  return [id, before.movements + 1, run, pool, reserve, bets, turns, ...hashes]
}
