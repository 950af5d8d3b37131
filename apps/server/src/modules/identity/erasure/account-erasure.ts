import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { endNews } from '../consents/end-news.ts'
import type { SessionKeeper } from '../keep-sessions.ts'
import type { IdentityNeeds } from '../needs.ts'
import { hashOfNoPassword } from '../passwords.ts'
import { addressee } from '../store/addressee.ts'
import { markClosed } from '../store/close-account.ts'
import { clearContact, clearPerson } from './clear-account.ts'

/** How an account is emptied. The rows stay, for money and rounds lead to their number; what they said of a person goes. */
export interface AccountErasure {
  /** Closes the account, unless it is. @returns what `tellOver` takes once that is committed. */
  end(tx: Transaction, player: PlayerId): Promise<readonly string[]>
  tellOver(over: readonly string[]): void
  /** Tells the player that it will be done. @param dueAt epoch milliseconds. */
  tellAhead(tx: Transaction, player: PlayerId, dueAt: number): Promise<void>
  /**
   * Login, addresses, phone and everything else by which the account could be entered or its player be reached. Before they go the letter that tells of it is
   * posted, unless nobody is to be told. @param letter.keptUntil until when the law wants the name kept, epoch milliseconds; null: it goes as well.
   * @returns the row as it was, without what opens the account; null: it is empty already.
   */
  forgetContact(
    tx: Transaction,
    player: PlayerId,
    letter: { readonly keptUntil: number | null } | null,
  ): Promise<object | null>
  /** Names and birth date. @returns as they were; null: they are gone. */
  forgetPerson(tx: Transaction, player: PlayerId): Promise<object | null>
}

export const accountErasure = (
  needs: Pick<IdentityNeeds, 'clock' | 'postLetter' | 'touchSeat'> & {
    readonly sessions: Pick<SessionKeeper, 'endOf' | 'tellOver'>
  },
): AccountErasure => ({
  end: async (tx, player) => {
    const nowMs = needs.clock.now()
    await endNews(tx, player, { by: 'house', at: nowMs })
    await markClosed(tx, player, { nowMs, reason: null })
    const all = { player, only: null, except: null, reason: 'accountClosed' } as const
    return needs.sessions.endOf(tx, all)
  },
  tellOver: needs.sessions.tellOver,
  tellAhead: async (tx, player, dueAt) => {
    const to = await addressee(tx, player)
    const link = `/${to.language}/security` as const
    await needs.postLetter(tx, { template: 'erasureAhead', ...to, dueAt, link })
  },
  forgetContact: async (tx, player, letter) => {
    const to = await addressee(tx, player)
    const gone = await clearContact(tx, player, hashOfNoPassword())
    if (gone === null) return null
    if (letter) await needs.postLetter(tx, { template: 'accountErased', ...to, ...letter })
    await needs.touchSeat(tx, player)
    return gone
  },
  forgetPerson: clearPerson,
})
