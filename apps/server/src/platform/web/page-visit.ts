import type { FastifyReply, FastifyRequest } from 'fastify'
import { completeCookies, readCookies, setVisitorCookies } from '../http/cookies.ts'
import { type SessionState, type Sessions, visitor } from '../http/sessions.ts'
import { isPlayerToken } from '../session-token.ts'

/** Who looks at a page. Whoever does has both cookies afterwards. */
export async function visit(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionState> {
  const cookies = readCookies(request)
  const { token } = cookies
  if (token === null || !isPlayerToken(token)) {
    completeCookies(reply, cookies)
    return visitor
  }
  const session = await sessions.sessionOf(token)
  // A session that is over leaves the browser. An idle one stays until a call has told the player that it is over.
  if (session.type === 'visitor') setVisitorCookies(reply)
  else completeCookies(reply, cookies)
  if (session.type === 'player') await sessions.touch(session.sessionId)
  return session
}
