import type { SuspensionCause } from '#modules/mail'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { IdentityNeeds } from './needs.ts'
import { addressee } from './store/addressee.ts'
import { storedFacts } from './store/account-facts.ts'
import { setSuspended } from './store/set-suspended.ts'

type SuspensionNeeds = Pick<IdentityNeeds, 'clock' | 'touchSeat' | 'postLetter'>

export interface SuspensionChange {
  readonly player: PlayerId
  /** What the player is told of why; null: the account is released. */
  readonly cause: SuspensionCause | null
  /** Of the staff, or the name of a rule. */
  readonly by: string
  /** For staff. */
  readonly note: string
}

/**
 * Suspends an account or releases it: recorded, held against every bet that was decided before, and told by letter (a guest has no address, and finds it on the page). What is in the account
 * stays the player's (decision 033).
 * @returns false when it was so already, or the account is closed.
 */
export async function changeSuspension(
  needs: SuspensionNeeds,
  tx: Transaction,
  change: SuspensionChange,
): Promise<boolean> {
  const { player, cause } = change
  if (!(await setSuspended(tx, { ...change, nowMs: needs.clock.now() }))) return false
  await needs.touchSeat(tx, player)
  if ((await storedFacts(tx, player))?.is_guest) return true
  const to = await addressee(tx, player)
  const link = `/${to.language}/contact-us` as const
  await needs.postLetter(
    tx,
    cause === null
      ? { template: 'accountReleased', ...to }
      : { template: 'accountSuspended', ...to, cause, link },
  )
  return true
}
