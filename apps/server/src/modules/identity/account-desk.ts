import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { changeSuspension, type SuspensionChange } from './change-suspension.ts'
import { clearFlag, type FlagCause, type RaisableFlag, raiseFlag } from './flags.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { sendVerification } from './send-verification.ts'
import { accountOf } from './store/account-of.ts'
import { storedFacts } from './store/account-facts.ts'
import { type SuspensionStep, suspensionsOf } from './store/suspensions-of.ts'

/** A flag to raise or clear: whose, which, by whom and why. */
export type FlagOfPlayer = FlagCause & { readonly player: PlayerId; readonly flag: RaisableFlag }

/** What staff see and change of an account. Changes happen in the back office's transaction, with its record of them; `tell` comes after its commit. */
export interface AccountDesk {
  /** False when it was so already, or the account is closed. */
  changeSuspension(tx: Transaction, change: SuspensionChange): Promise<boolean>
  /** False when it was raised already. */
  raiseFlag(tx: Transaction, change: FlagOfPlayer): Promise<boolean>
  /** False when it was not raised. */
  clearFlag(tx: Transaction, change: FlagOfPlayer): Promise<boolean>
  standingOf(on: Queryable, player: PlayerId): Promise<AccountStanding>
  /** Sends the letter once more by which the address is proved. False: it is proved, or there is none. */
  resendVerification(tx: Transaction, player: PlayerId): Promise<boolean>
  /** Ends all sessions of a player, in the back office's transaction. @returns what `tellOver` takes once that is committed. */
  endSessions(tx: Transaction, player: PlayerId): Promise<readonly string[]>
  /** Sessions that have ended are worthless on every node at once. */
  tellOver(over: readonly string[]): void
  /** The player's browsers learn of it, on every node. */
  tell(player: PlayerId): void
}

export interface AccountStanding {
  readonly raisedFlags: readonly string[]
  readonly emailVerified: boolean
  /** Newest first. */
  readonly suspensions: readonly SuspensionStep[]
}

export const accountDesk = (
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat' | 'postLetter' | 'playerChanged'> & {
    readonly sessions: Pick<SessionKeeper, 'endOf' | 'tellOver'>
  },
): AccountDesk => ({
  changeSuspension: (tx, change) => changeSuspension(needs, tx, change),
  raiseFlag: (tx, change) => raiseFlag(needs, tx, change),
  clearFlag: (tx, change) => clearFlag(needs, tx, change),
  resendVerification: async (tx, player) => {
    const facts = await storedFacts(tx, player)
    if (facts === null || facts.is_guest || facts.email_verified) return false
    await sendVerification(needs, tx, await accountOf(tx, player))
    return true
  },
  endSessions: (tx, player) =>
    needs.sessions.endOf(tx, { player, only: null, except: null, reason: 'revoked' }),
  tellOver: needs.sessions.tellOver,
  standingOf: async (on, player) => {
    const facts = await storedFacts(on, player)
    return {
      raisedFlags: facts?.raised_flags ?? [],
      emailVerified: facts?.email_verified ?? false,
      suspensions: await suspensionsOf(on, player),
    }
  },
  tell: needs.playerChanged,
})
