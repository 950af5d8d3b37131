import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import type { MeterPoint, Moved } from '@fairhouse/game-math/jackpots/meter-moves'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { unpackMovements } from '../packed-movements.ts'
import { termsByRun } from './terms-of-run.ts'

/** Movements that were written together, with the meter before them. */
export interface MovementRow {
  readonly meter_id: number
  readonly first: bigint
  readonly run: number
  readonly pool: bigint
  readonly reserve: bigint
  readonly before: Buffer
  readonly bets: Buffer
  readonly turns: unknown
  readonly head: Buffer
}

export const columnsOfMovements = 'meter_id, first, run, pool, reserve, before, bets, turns, head'

/** Rows of a meter's chain in their order that hold movements `from` to `from + limit - 1`; the first and the last may hold more. */
export const movementRows = (
  on: Queryable,
  meter: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<MovementRow[]> =>
  rowsOf<MovementRow>(
    on,
    `SELECT ${columnsOfMovements} FROM jackpots_movement
     WHERE meter_id = $1 AND first < $3 AND first >= coalesce(
       (SELECT max(first) FROM jackpots_movement WHERE meter_id = $1 AND first <= $2), 1)
     ORDER BY first`,
    [meter, from, from + limit],
  )

/** A row worked out: the meter before it, and each movement with the meter after it. */
export interface WorkedRow {
  readonly before: MeterPoint
  readonly moved: readonly Moved[]
}

/** Works rows of one meter out. @throws Error when the terms of a run are not known. */
export async function workedRows(
  on: Queryable,
  rows: readonly MovementRow[],
): Promise<readonly WorkedRow[]> {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return []
  const terms = await termsByRun(on, first.meter_id, { first: first.run, last: last.run })
  return rows.map((row) => {
    const ofRun = terms.get(row.run)
    if (!ofRun) throw new Error(`run ${row.run} of meter ${row.meter_id} has no terms`)
    const { run, pool, reserve } = row
    const sums = { run, terms: ofRun, pool, reserve }
    const before = { ...sums, movements: Number(row.first) - 1, head: row.before.toString('hex') }
    return { before, moved: unpackMovements(before, row) }
  })
}

/** A part of a chain as it is told. */
export interface ChainPart {
  /** The meter before the first movement; null where there is none, and before a chain's first. */
  readonly point: MeterPoint | null
  readonly movements: readonly (MeterMovement & { readonly hash: string })[]
}

export async function chainPart(
  on: Queryable,
  meter: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ChainPart> {
  const worked = await workedRows(on, await movementRows(on, meter, { from, limit }))
  const points = worked.flatMap(({ before, moved }) =>
    moved.map((one, place) => ({ ...one, before: moved[place - 1]?.point ?? before })),
  )
  const told = points.filter(({ movement }) => movement.number >= from).slice(0, limit)
  const point = told[0]?.before ?? null
  return {
    point: point && point.movements > 0 ? point : null,
    movements: told.map(({ movement, point: { head } }) => ({ ...movement, hash: head })),
  }
}
