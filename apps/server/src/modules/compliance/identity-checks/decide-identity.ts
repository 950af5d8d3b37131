import type { IdentityReason } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ComplianceNeeds } from '../needs.ts'
import { mayFollow } from './edges.ts'
import { moveIdentity } from './store/move-identity.ts'
import { heldIdentity } from './store/identity.ts'

/** What somebody who looked at a player's papers says. `asked`: others are wanted. */
export interface IdentityDecision {
  readonly to: 'approved' | 'rejected' | 'asked'
  readonly by: 'staff' | 'provider'
  /** Who decided. */
  readonly actor: string
  /** What is wrong with the papers; null when nothing is. */
  readonly reason: IdentityReason | null
  /** After a no: others may be sent. */
  readonly mayTryAgain: boolean
  /** For staff. */
  readonly note: string | null
}

/**
 * Decides on a player's papers. What of his withdrawals waits for it is judged again.
 * @returns false when there is nothing to decide: nothing was handed in, or somebody was faster.
 */
export async function decideIdentity(
  { clock, judgeAgain }: Pick<ComplianceNeeds, 'clock' | 'judgeAgain'>,
  tx: Transaction,
  player: PlayerId,
  decision: IdentityDecision,
): Promise<boolean> {
  const check = await heldIdentity(tx, player)
  const mayDecide =
    check !== null &&
    mayFollow(check.state, decision.to) &&
    (decision.by === 'provider' || check.state === 'inReview')
  if (!mayDecide) return false
  await moveIdentity(tx, player, check.state, { ...decision, nowMs: clock.now() })
  await judgeAgain(tx, player)
  return true
}
