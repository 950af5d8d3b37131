import type { Answer } from '#platform/answer'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'

/** Ends the session, if there is one. */
export function logOut(needs: IdentityNeeds & { sessions: SessionKeeper }): Answer<'logOut'> {
  return async (ask) => {
    const { sessionId } = ask
    if (sessionId !== null)
      await needs.database.transaction((tx) => needs.sessions.end(tx, sessionId, 'logOut'))
    return { reply: { userStatus: needs.visitorStatus() }, session: { end: true } }
  }
}
