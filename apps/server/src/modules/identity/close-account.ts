import type { Answer } from '#platform/answer'
import { endNews } from './consents/end-news.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { withoutRecentProof } from './recent-proof.ts'
import { addressee } from './store/addressee.ts'
import { markClosed } from './store/close-account.ts'

/**
 * Closes an account as its player wishes. Balances stay on the ledger and rows stay where they are, for the law asks the house to
 * keep them; what ends is that anybody can sign in.
 */
export function closeAccount(
  needs: IdentityNeeds & { sessions: SessionKeeper },
): Answer<'closeAccount'> {
  return async (ask, { reason }) => {
    const refused = await withoutRecentProof(needs, ask)
    if (refused) return refused
    const { player } = ask
    const nowMs = needs.clock.now()
    const over = await needs.database.transaction(async (tx) => {
      await endNews(tx, player, { by: 'player', at: nowMs })
      if (await markClosed(tx, player, { nowMs, reason: reason || null }))
        await needs.postLetter(tx, { template: 'accountClosed', ...(await addressee(tx, player)) })
      const all = { player, only: null, except: null, reason: 'accountClosed' } as const
      return needs.sessions.endOf(tx, all)
    })
    needs.sessions.tellOver(over)
    return { reply: { userStatus: needs.visitorStatus() }, session: { end: true } }
  }
}
