import type { IdentityReason, IdentityState } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** A step of a check: what it comes to, who made it and why. */
export interface IdentityMove {
  readonly to: IdentityState
  readonly by: 'player' | 'staff' | 'rules' | 'provider'
  readonly actor: string | null
  /** What is wrong with the papers; null when nothing is. */
  readonly reason: IdentityReason | null
  readonly mayTryAgain: boolean
  /** For staff. */
  readonly note: string | null
  readonly nowMs: number
}

const move = `
  UPDATE compliance_identity
  SET state = $2, reason = $3, may_try_again = $4, steps = steps + 1, changed_at = to_timestamp($5::double precision / 1000),
    funds_known_at = CASE WHEN $2 = 'approved' AND cause = 'funds' THEN to_timestamp($5::double precision / 1000) ELSE funds_known_at END
  WHERE player_id = $1 RETURNING steps`

const writeStep = `
  INSERT INTO compliance_identity_step (player_id, number, from_state, to_state, by, actor, reason, note, at)
  SELECT player_id, steps, $2, state, $3, $4, reason, $5, changed_at FROM compliance_identity WHERE player_id = $1`

/** Moves a check whose row is held, and writes the step down. */
export async function moveIdentity(
  tx: Transaction,
  player: PlayerId,
  from: IdentityState,
  step: IdentityMove,
): Promise<void> {
  const { to, by, actor, reason, mayTryAgain, note, nowMs } = step
  await tx.query(move, [player, to, reason, mayTryAgain, nowMs])
  await tx.query(writeStep, [player, from, by, actor, note])
}
