import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type AttemptKeys, countAttempt } from './store/count-attempt.ts'

/** Wrong passwords that one place may try on one account, and how long they count (specification, code 33). */
export const attemptsAllowed = 3
export const attemptsCountMs = 30 * 60_000

/**
 * What attempts are counted by: account and place together. An account alone would let anybody lock its owner out; a place
 * alone would let one place try one password on every account. Names without an account are counted just the same.
 */
export function attemptKeys(
  who: { player: PlayerId | null; login: string },
  from: { address: string; userAgent: string },
): AttemptKeys {
  const account = who.player === null ? `name ${who.login.toLowerCase()}` : `player ${who.player}`
  return { account: sha256(account), place: sha256(`${from.address}\n${from.userAgent}`) }
}

/** Wrong one-time codes that may be tried on one account in the same time from browsers that it does not know, all together. */
export const codesAllowed = 10

/**
 * What one-time codes are counted by: the account and the browser where the account knows it, else the account alone, for whoever
 * guesses codes comes from many places. So nobody else can keep the owner out of a browser of his own.
 * @param use apart for each use: what is tried in order to unlock a place takes nothing from who has the password.
 * @param device the browser, where the account knows it.
 */
export function codeAttemptKeys(
  account: AttemptKeys['account'],
  use: 'logIn' | 'unlock',
  device: Buffer | null,
): AttemptKeys {
  return {
    account,
    place: sha256(`codes ${use} ${device === null ? 'elsewhere' : device.toString('base64')}`),
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Counts an attempt. Returns 0 when it may be made, else the seconds to wait. @param allowed how many may be made in a while. */
export async function takeAttempt(
  on: Queryable,
  keys: AttemptKeys,
  nowMs: number,
  allowed: number = attemptsAllowed,
): Promise<number> {
  const times = { nowMs, sinceMs: nowMs - attemptsCountMs }
  const { attempts, firstAtMs } = await countAttempt(on, keys, times)
  if (attempts <= allowed) return 0
  return Math.max(1, Math.ceil((firstAtMs + attemptsCountMs - nowMs) / 1000))
}
