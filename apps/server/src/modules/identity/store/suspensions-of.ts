import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A step of an account into suspension or out of it, as staff read it. */
export interface SuspensionStep {
  readonly suspended: boolean
  readonly cause: string | null
  readonly by: string
  readonly note: string
  /** Epoch milliseconds. */
  readonly at: number
}

const stepsAtMost = 50

/** When was this account suspended and released, newest first? */
export async function suspensionsOf(on: Queryable, player: PlayerId): Promise<SuspensionStep[]> {
  interface Row extends Omit<SuspensionStep, 'by' | 'at'> {
    readonly changed_by: string
    readonly changed_at: Date
  }
  const rows = await rowsOf<Row>(
    on,
    `SELECT suspended, cause, changed_by, note, changed_at FROM identity_suspension
     WHERE player_id = $1 ORDER BY suspension_id DESC LIMIT ${stepsAtMost}`,
    [player],
  )
  return rows.map(({ changed_by, changed_at, ...row }) => ({
    ...row,
    by: changed_by,
    at: changed_at.getTime(),
  }))
}
