import type { Session } from '@fairhouse/contract/calls/sessions'
import type { Answer, PlayerAsk } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { placeWords } from './place-words.ts'
import { isShared } from './recent-proof.ts'
import { type OpenSession, openSessions } from './store/open-sessions.ts'
import { browserWords } from '#platform/user-agent'

type SessionNeeds = IdentityNeeds & { sessions: SessionKeeper }

/** Where the player is signed in. */
export function listSessions(needs: SessionNeeds): Answer<'sessions'> {
  return async (ask) => ({ reply: { sessions: await sessionsOf(needs, ask) } })
}

/** Signs the player out of one browser. One of another player is as if it were not there. */
export function endOneSession(needs: SessionNeeds): Answer<'endSession'> {
  return async (ask, { sessionId }) => {
    if (await isShared(needs.database, ask.player)) return { refused: 'notPermitted' }
    const ended = await endNow(needs, ask, { only: sessionId, except: null })
    if (ended === 0) return { refused: 'notFound' }
    return { reply: { sessions: await sessionsOf(needs, ask) } }
  }
}

/** Signs the player out everywhere else. */
export function endOtherSessions(needs: SessionNeeds): Answer<'endOtherSessions'> {
  return async (ask) => {
    if (await isShared(needs.database, ask.player)) return { refused: 'notPermitted' }
    await endNow(needs, ask, { only: null, except: ask.sessionId })
    return { reply: { sessions: await sessionsOf(needs, ask) } }
  }
}

async function endNow(
  { database, sessions }: SessionNeeds,
  { player }: PlayerAsk,
  which: { readonly only: string | null; readonly except: string | null },
): Promise<number> {
  const over = await database.transaction((tx) =>
    sessions.endOf(tx, { player, reason: 'revoked', ...which }),
  )
  sessions.tellOver(over)
  return over.length
}

async function sessionsOf(
  { database, clock, sessionIdleMs }: SessionNeeds,
  { player, sessionId }: PlayerAsk,
): Promise<Session[]> {
  const open = await openSessions(database, player, clock.now() - sessionIdleMs)
  // Strangers who use the same account of a demo are no business of each other.
  const own = (await isShared(database, player))
    ? open.filter(({ session_id: id }) => id === sessionId)
    : open
  const shown = own.map((session) => sessionShown(session, sessionId))
  return [...shown.filter(({ isThis }) => isThis), ...shown.filter(({ isThis }) => !isThis)]
}

const sessionShown = (session: OpenSession, own: string): Session => ({
  id: session.session_id,
  ...browserWords(session.user_agent),
  place: placeWords(session.address),
  since: isoTime(session.created_at.getTime()),
  seenAt: isoTime(session.seen_at.getTime()),
  isThis: session.session_id === own,
})
