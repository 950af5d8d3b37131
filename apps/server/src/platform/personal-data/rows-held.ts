import { rowsOf } from '../rows.ts'
import type { Holding } from './holding.ts'

/** Rows that name their player. Names of tables and columns are ours, never anybody's input. */
interface HeldRows extends Pick<Holding, 'name' | 'kind'> {
  readonly table: string
  /** They go when their player wishes so. */
  readonly forgotten: boolean
  /** The column with the time from which their term counts; absent: nothing of them goes by time. */
  readonly since?: string
}

/** The holding of a table whose rows are removed whole. */
export const rowsHeld = ({ name, kind, table, forgotten, since }: HeldRows): Holding => ({
  name,
  kind,
  ...(forgotten && {
    forget: async (tx, player, most) => {
      const gone = await rowsOf<{ gone: object }>(
        tx,
        `DELETE FROM ${table} AS held WHERE ctid IN
           (SELECT ctid FROM ${table} WHERE player_id = $1 LIMIT $2) RETURNING to_jsonb(held) AS gone`,
        [player, most],
      )
      return gone.map((row) => row.gone)
    },
  }),
  ...(since !== undefined && {
    expire: async (tx, before, most) => {
      const { rowCount } = await tx.query(
        `DELETE FROM ${table} WHERE ctid IN
           (SELECT ctid FROM ${table} WHERE ${since} < to_timestamp($1::double precision / 1000) LIMIT $2)`,
        [before, most],
      )
      return rowCount ?? 0
    },
  }),
})
