import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookieIn } from '#platform/http/cookies'
import { secretToken } from '#platform/ids'
import { tokenSha256 } from '#platform/session-token'
import { browserName } from '#platform/user-agent'
import { onlyHost } from '#platform/webauthn/relying-party'
import type { Sitting } from '../frame.ts'
import type { BackofficeNeeds } from '../needs.ts'
import {
  endSession,
  insertSession,
  isOpen,
  type SessionsSince,
  touchSession,
} from '../store/sessions.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'

export const deskCookie = 'desk'

/** Nobody leaves a desk open for longer. */
const idleMs = 15 * 60_000
const longestMs = 10 * 60 * 60_000

/** Somebody with a session that goes on. */
export interface Present extends Sitting {
  readonly staff: StoredStaff
  readonly sessionId: string
  readonly token: string
  /** When they last showed to be themselves, epoch milliseconds: at the sign-in, or since. */
  readonly provedAt: number
  /** The host that was asked, with its port. */
  readonly host: string
}

/** For so long after somebody showed to be themselves, what is dangerous may be done. */
const proofLastsMs = 5 * 60_000

/** Whether somebody showed to be themselves so lately that an open browser, found by another, is no danger. */
export const isProvedLately = ({ provedAt }: Pick<Present, 'provedAt'>, nowMs: number): boolean =>
  nowMs - provedAt <= proofLastsMs

/** Who sits there; null for nobody, or for one who no longer works here. */
export async function present(
  { database, clock, secretsKey, staff: { origin } }: BackofficeNeeds,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): Promise<Present | null> {
  const token = cookieIn(headers.cookie, deskCookie)
  if (token === undefined || !isSecret(token)) return null
  const nowMs = clock.now()
  const times = { nowMs, ...sessionsSince(nowMs) }
  const session = await touchSession(database, tokenSha256(token), times)
  const staff =
    session === null ? null : await staffNamed(database, session.staff, onlyHost(origin))
  if (session === null || staff === null || !staff.active) return null
  const { name, role } = staff
  const csrf = csrfOf(secretsKey, token)
  const provedAt = session.provedAt?.getTime() ?? 0
  return { name, role, csrf, staff, token, sessionId: session.id, provedAt, host }
}

/** Since when somebody has to have been there, and to have signed in, for a session to go on. */
export const sessionsSince = (nowMs: number): SessionsSince => ({
  idleSince: nowMs - idleMs,
  begunSince: nowMs - longestMs,
})

const tokenShape = /^[A-Za-z0-9_-]{43}$/
/** Whether a text may be a secret of ours at all. */
export const isSecret = (text: string): boolean => tokenShape.test(text)

/** From where somebody signed in, and by which key; null: by none. */
interface Seat {
  readonly address: string
  readonly userAgent: string
  readonly passkey: Buffer | null
}

/** Begins a session. @returns its token, which is kept nowhere. */
export async function sitDown(
  { database, clock }: BackofficeNeeds,
  staff: string,
  { address, userAgent, passkey }: Seat,
): Promise<string> {
  const token = secretToken()
  await insertSession(database, {
    sha256: tokenSha256(token),
    staff,
    nowMs: clock.now(),
    address,
    browser: browserName(userAgent),
    passkey,
  })
  return token
}

/** Whether a session was not ended and is not too old. Being idle does not end it here: what is only watched is watched on. */
export async function goesOn(
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  token: string,
): Promise<boolean> {
  return isOpen(database, tokenSha256(token), sessionsSince(clock.now()).begunSince)
}

export const getUp = ({ database }: BackofficeNeeds, token: string): Promise<void> =>
  endSession(database, tokenSha256(token))

const csrfOf = (key: Uint8Array, token: string): string =>
  createHmac('sha256', key).update(`desk form ${token}`).digest('base64url')

/** Whether a form came from a page of this session. */
export function isOurForm({ csrf }: Sitting, given: string): boolean {
  const [left, right] = [Buffer.from(csrf), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
