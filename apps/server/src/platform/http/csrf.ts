import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A token for the readable `csrf` cookie: `random.HMAC`. The HMAC's key is the session token, which only the browser's cookie jar
 * and the server see, so the token is bound to that session, needs no secret of the server's own and stays good on every node and
 * after a restart. A new session token makes every earlier csrf token worthless.
 */
export function csrfToken(sessionToken: string): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${sealOf(random, sessionToken)}`
}

/** Whether `cookie` was made for this session. */
export function isCsrfOf(sessionToken: string, cookie: string): boolean {
  if (proven.get(sessionToken) === cookie) return true
  const [random = '', seal = ''] = cookie.split('.', 2)
  const holds = sameText(seal, sealOf(random, sessionToken))
  if (holds) remember(sessionToken, cookie)
  return holds
}

/** The cookie that was last found to belong to a session: a player sends the same one with every call. */
const proven = new Map<string, string>()
const provenAtMost = 20_000

function remember(sessionToken: string, cookie: string): void {
  if (proven.size >= provenAtMost && !proven.has(sessionToken))
    for (const oldest of proven.keys()) {
      proven.delete(oldest)
      break
    }
  proven.set(sessionToken, cookie)
}

/** The double submit: the header repeats the cookie, and the cookie belongs to the session. */
export const csrfHolds = (
  sessionToken: string | null,
  cookie: string | undefined,
  given: string | undefined,
): boolean =>
  sessionToken !== null &&
  cookie !== undefined &&
  given !== undefined &&
  sameText(cookie, given) &&
  isCsrfOf(sessionToken, cookie)

// The label keeps this use of the session token apart from any other that may come.
const sealOf = (random: string, sessionToken: string): string =>
  createHmac('sha256', sessionToken).update(`csrf ${random}`).digest('base64url')

/** Takes the same time wherever the texts differ. */
function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
