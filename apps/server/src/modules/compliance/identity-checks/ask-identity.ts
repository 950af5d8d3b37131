import type { IdentityCause } from '@fairhouse/contract/entities/identity-check'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { mayFollow } from './edges.ts'
import { moveIdentity } from './store/move-identity.ts'
import { heldIdentity } from './store/identity.ts'
import { openIdentity } from './store/open-identity.ts'

/** Who asks a player to show who he is, and why. */
export interface Asking {
  readonly cause: IdentityCause
  readonly by: 'staff' | 'rules'
  readonly actor: string | null
  readonly note: string | null
  readonly nowMs: number
}

/** Asks for papers. False when they are asked for already, or being looked at. */
export async function askIdentity(
  tx: Transaction,
  player: PlayerId,
  { cause, by, actor, note, nowMs }: Asking,
): Promise<boolean> {
  const before = await heldIdentity(tx, player)
  const from = before?.state ?? 'notAsked'
  // What people look at is not asked for again; they send it back themselves when it does not do.
  if (from === 'inReview' || !mayFollow(from, 'asked')) return false
  await openIdentity(tx, player, cause, nowMs)
  const step = { to: 'asked', by, actor, reason: null, mayTryAgain: true, note, nowMs } as const
  await moveIdentity(tx, player, from, step)
  return true
}
