import { createHash } from 'node:crypto'
import { secretToken } from '#platform/ids'
import type { BackofficeNeeds } from '../needs.ts'
import { insertChallenge, type Purpose, spendStoredChallenge } from '../store/passkey-challenges.ts'

type Needs = Pick<BackofficeNeeds, 'database' | 'clock'>

/** The sign-in page may stand open for a while before somebody chooses a key. */
export const challengeLastsMs = 10 * 60_000

/** What a browser is known by: its session, or at the door a secret of its own. */
export type Holder = { readonly session: string } | { readonly door: string }

/** 256 random bits for a device to sign: good once, for this, and for this browser. */
export async function newChallenge(
  { database, clock }: Needs,
  purpose: Purpose,
  holder: Holder,
): Promise<string> {
  const challenge = secretToken()
  const kept = { sha256: sha256(challenge), purpose, boundTo: nameOf(holder) }
  await insertChallenge(database, kept, clock.now() + challengeLastsMs)
  return challenge
}

/** Uses a challenge up. False when it was not made for this, was used before, or is too old. */
export const spendChallenge = (
  { database, clock }: Needs,
  challenge: string,
  { purpose, holder }: { readonly purpose: Purpose; readonly holder: Holder },
): Promise<boolean> => {
  const spent = { sha256: sha256(challenge), purpose, boundTo: nameOf(holder) }
  return spendStoredChallenge(database, spent, clock.now())
}

const nameOf = (holder: Holder): Buffer =>
  sha256('session' in holder ? `session ${holder.session}` : `door ${holder.door}`)

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
