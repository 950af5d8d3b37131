import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A step of a check, as staff see it. */
export interface IdentityStep {
  readonly to_state: string
  readonly by: string
  readonly actor: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly at: Date
}

const question = `
  SELECT to_state, by, actor, reason, note, at FROM compliance_identity_step WHERE player_id = $1 ORDER BY number`

/** What happened to a player's check, oldest first. */
export const identitySteps = (on: Queryable, player: PlayerId): Promise<IdentityStep[]> =>
  rowsOf<IdentityStep>(on, question, [player])
