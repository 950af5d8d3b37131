import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken, visitorToken } from '../session-token.ts'
import { csrfToken, isCsrfOf } from './csrf.ts'

/** Cookies that a request came with; null or undefined where there is none of ours. */
export interface Cookies {
  readonly token: string | null
  readonly csrf: string | undefined
}

/** The prefix makes browsers refuse it from another host, another path or a plain connection. */
const sessionCookie = '__Host-session'
/** Readable by the page, which repeats it in X-CSRF-TOKEN. */
const csrfCookie = 'csrf'

const attributes = { path: '/', secure: true, sameSite: 'lax' } as const

export function readCookies(request: FastifyRequest): Cookies {
  const token = request.cookies[sessionCookie]
  return {
    token: token !== undefined && isToken(token) ? token : null,
    csrf: request.cookies[csrfCookie],
  }
}

/** Hands a session to the browser, with a csrf token of its own. */
export function setCookies(reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, { ...attributes, httpOnly: true })
  reply.setCookie(csrfCookie, csrfToken(token), attributes)
}

/** Ends whatever session the browser had; it is a visitor with new cookies. */
export const setVisitorCookies = (reply: FastifyReply): void => setCookies(reply, visitorToken())

/** Makes sure that the browser has both cookies and that they belong together. */
export function completeCookies(reply: FastifyReply, cookies: Cookies): void {
  if (cookies.token === null) setVisitorCookies(reply)
  else if (cookies.csrf === undefined || !isCsrfOf(cookies.token, cookies.csrf))
    reply.setCookie(csrfCookie, csrfToken(cookies.token), attributes)
}
