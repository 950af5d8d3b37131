import { createHash } from 'node:crypto'
import type { BackofficeNeeds } from '../needs.ts'
import { forgiveAttempts, takeAttempt } from '../store/attempts.ts'

/** Tries in vain, of each kind, after which nothing is tried for a while. */
const attemptsAllowed = 5
export const attemptsCountMs = 15 * 60_000

/** What is counted: log-ins by name and by address, and each secret that somebody at the desk is asked for, for one must not make up for another. */
type Kind = 'name' | 'address' | 'passkey address' | 'own password' | 'own code' | 'own passkey'

/** Tries something that may be guessed, unless it was tried too often. It is counted first, and forgiven once it was right. */
export async function tried<Right>(
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  by: Readonly<Partial<Record<Kind, string>>>,
  look: () => Promise<Right | null>,
): Promise<Right | 'no' | 'wait'> {
  const keys = Object.entries(by).map(([kind, value]) => keyOf(kind, value))
  const nowMs = clock.now()
  const times = { nowMs, since: nowMs - attemptsCountMs, allowed: attemptsAllowed }
  if (!(await database.transaction((tx) => takeAttempt(tx, keys, times)))) return 'wait'
  const right = await look()
  if (right === null) return 'no'
  await forgiveAttempts(database, keys)
  return right
}

/** What a sign-in page asks for before anybody is known is kept for a while: so often one address may ask within that time. */
const doorAsksAllowed = 300

/** Counts that an address asked at the door. False: too often. */
export function countAtDoor(
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  address: string,
): Promise<boolean> {
  const nowMs = clock.now()
  const times = { nowMs, since: nowMs - attemptsCountMs, allowed: doorAsksAllowed }
  return database.transaction((tx) => takeAttempt(tx, [keyOf('asked at door', address)], times))
}

const keyOf = (kind: string, value: string): Buffer =>
  createHash('sha256').update(`${kind} ${value}`).digest()
