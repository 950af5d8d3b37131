import type { FastifyReply, FastifyRequest } from 'fastify'
import { missingCookies, readCookies, visitorCookies } from '../http/cookies.ts'
import { type SessionState, type Sessions, visitor } from '../http/sessions.ts'
import { isPlayerToken } from '../session-token.ts'

/** Who looks at a page. Whoever does has both cookies afterwards. */
export async function visit(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionState> {
  const cookies = readCookies(request.headers.cookie)
  const { token } = cookies
  if (token === null || !isPlayerToken(token)) {
    setCookies(reply, missingCookies(cookies))
    return visitor
  }
  const session = await sessions.sessionOf(token)
  // A session that is over leaves the browser. An idle one stays until a call has told the player that it is over.
  setCookies(reply, session.type === 'visitor' ? visitorCookies() : missingCookies(cookies))
  if (session.type === 'player') await sessions.touch(session.sessionId)
  return session
}

function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies])
}
