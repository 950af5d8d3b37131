import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { IdentityNeeds } from './needs.ts'
import { changeFlag } from './store/change-flag.ts'

/**
 * Flags that somebody or some rule raises. `verifyContactEmail` and `terms` are none of them: they follow from whether the address is
 * proven and to which terms the player agreed.
 */
export type RaisableFlag =
  | 'birthDate'
  | 'contactAddress'
  | 'changeContactEmail'
  | 'password'
  | 'passwordRecovery'
  | 'phone'

export interface FlagCause {
  /** Who wants it: the name of a rule, or of somebody of the staff. */
  readonly by: string
  /** Why, in words for whoever reads the record; nothing secret. */
  readonly reason: string
}

type FlagNeeds = Pick<IdentityNeeds, 'clock' | 'touchSeat'>
type FlagChange = FlagCause & { readonly player: PlayerId; readonly flag: RaisableFlag }

/** Raises a flag and records it. False when it was raised already, and nothing is recorded. */
export const raiseFlag = (needs: FlagNeeds, tx: Transaction, change: FlagChange) =>
  setFlag(needs, tx, { ...change, raised: true })

/** Clears a flag and records it. False when it was not raised. */
export const clearFlag = (needs: FlagNeeds, tx: Transaction, change: FlagChange) =>
  setFlag(needs, tx, { ...change, raised: false })

async function setFlag(
  needs: FlagNeeds,
  tx: Transaction,
  change: FlagChange & { readonly raised: boolean },
): Promise<boolean> {
  const changed = await changeFlag(tx, { ...change, nowMs: needs.clock.now() })
  if (changed) await needs.touchSeat(tx, change.player)
  return changed
}
