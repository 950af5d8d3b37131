import { isDeviceToken, isToken, visitorToken } from '../session-token.ts'
import { csrfToken, isCsrfOf } from './csrf.ts'

/** Cookies that a request came with; null or undefined where there is none of ours. */
export interface Cookies {
  readonly token: string | null
  readonly csrf: string | undefined
  readonly device: string | null
}

/** The prefix makes browsers refuse it from another host, another path or a plain connection. */
const sessionCookie = '__Host-session'
/** Readable by the page, which repeats it in X-CSRF-TOKEN. */
const csrfCookie = 'csrf'
/** By this a browser is recognised when it signs in again. It opens nothing. */
const deviceCookie = '__Host-device'
/** The longest that browsers keep a cookie: 400 days. */
const deviceSeconds = 400 * 24 * 60 * 60

/** @param header the `Cookie` header. */
export function readCookies(header: string | undefined): Cookies {
  const token = cookieIn(header, sessionCookie)
  const device = cookieIn(header, deviceCookie)
  return {
    token: token !== undefined && isToken(token) ? token : null,
    csrf: cookieIn(header, csrfCookie),
    device: device !== undefined && isDeviceToken(device) ? device : null,
  }
}

/**
 * A cookie's value as it was sent; the first one when there are several of the name. Ours hold nothing that would have to be
 * encoded, so one that is encoded is none of ours.
 */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let start = 0
  while (start < header.length) {
    if (header.charCodeAt(start) === blank) {
      start += 1
      continue
    }
    const found = header.indexOf(';', start)
    const end = found < 0 ? header.length : found
    if (header.startsWith(name, start) && header.charCodeAt(start + name.length) === equalsSign)
      return header.slice(start + name.length + 1, end).trimEnd()
    start = end + 1
  }
  return undefined
}

const blank = 0x20
const equalsSign = 0x3d

/** Cookies that hand a session to the browser, with a csrf token of its own. */
export const cookiesOf = (token: string): string[] => [
  `${sessionCookie}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  csrfCookieOf(token),
]

/** The cookie by which a browser is recognised later, for as long as it may be kept from now. */
export const deviceCookieOf = (token: string): string =>
  `${deviceCookie}=${token}; Max-Age=${deviceSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`

/** Cookies that end whatever session the browser had; it is a visitor with new ones. */
export const visitorCookies = (): string[] => cookiesOf(visitorToken())

/** Cookies that a browser lacks in order to have both, belonging together. */
export function missingCookies({ token, csrf }: Cookies): string[] {
  if (token === null) return visitorCookies()
  return csrf !== undefined && isCsrfOf(token, csrf) ? [] : [csrfCookieOf(token)]
}

const csrfCookieOf = (token: string): string =>
  `${csrfCookie}=${csrfToken(token)}; Path=/; Secure; SameSite=Lax`
