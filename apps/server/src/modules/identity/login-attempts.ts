import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type AttemptKeys, countAttempt } from './store/count-attempt.ts'

/** Wrong passwords that one place may try on one account, and how long they count (specification, code 33). */
const attemptsAllowed = 3
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

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Counts an attempt. Returns 0 when it may be made, else the seconds to wait. */
export async function takeAttempt(
  on: Queryable,
  keys: AttemptKeys,
  nowMs: number,
): Promise<number> {
  const times = { nowMs, sinceMs: nowMs - attemptsCountMs }
  const { attempts, firstAtMs } = await countAttempt(on, keys, times)
  if (attempts <= attemptsAllowed) return 0
  return Math.max(1, Math.ceil((firstAtMs + attemptsCountMs - nowMs) / 1000))
}
