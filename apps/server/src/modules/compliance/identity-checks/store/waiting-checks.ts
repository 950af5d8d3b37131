import type { IdentityCause } from '@fairhouse/contract/entities/identity-check'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface WaitingCheck {
  readonly player: number
  readonly cause: IdentityCause
  /** Epoch milliseconds. */
  readonly since: number
}

const question = `
  SELECT player_id, cause, changed_at FROM compliance_identity WHERE state = 'inReview' ORDER BY changed_at LIMIT 200`

/** Checks that people must look at, oldest first. */
export async function waitingChecks(on: Queryable): Promise<WaitingCheck[]> {
  type Row = { player_id: bigint; cause: IdentityCause; changed_at: Date }
  const rows = await rowsOf<Row>(on, question)
  return rows.map(({ player_id, cause, changed_at }) => ({
    player: Number(player_id),
    cause,
    since: changed_at.getTime(),
  }))
}
