import { createHash } from 'node:crypto'
import type { Ask } from '#platform/answer'
import { secretToken } from '#platform/ids'
import type { IdentityNeeds } from '../needs.ts'
import { insertPasskeyChallenge, type PasskeyPurpose } from '../store/insert-passkey-challenge.ts'
import { spendPasskeyChallenge } from '../store/spend-passkey-challenge.ts'

type ChallengeNeeds = Pick<IdentityNeeds, 'database' | 'clock'>

/** A browser may show the choice of a passkey for as long as the login page stays open; then it asks anew. */
const challengeLastsMs = 10 * 60_000

/** What a browser is recognised by: its session, or, before it has one, the secret of its own. */
export type Holder = { readonly sessionId: string } | { readonly device: string }

export const holderOf = ({
  sessionId,
  device,
}: Pick<Ask, 'sessionId' | 'device'>): Holder | null =>
  sessionId !== null ? { sessionId } : device !== null ? { device } : null

/** 256 random bits for a device to sign, good once and for this browser. */
export async function newChallenge(
  { database, clock }: ChallengeNeeds,
  purpose: PasskeyPurpose,
  holder: Holder,
): Promise<string> {
  const challenge = secretToken()
  const kept = { sha256: sha256(challenge), purpose, boundTo: sha256(nameOf(holder)) }
  await insertPasskeyChallenge(database, kept, clock.now() + challengeLastsMs)
  return challenge
}

/** Uses a challenge up. False when it was not made for this, was used before, or is too old. */
export function spendChallenge(
  { database, clock }: ChallengeNeeds,
  { challenge, purpose, holder }: { challenge: string; purpose: PasskeyPurpose; holder: Holder },
): Promise<boolean> {
  const spent = { sha256: sha256(challenge), purpose, boundTo: sha256(nameOf(holder)) }
  return spendPasskeyChallenge(database, spent, clock.now())
}

const nameOf = (holder: Holder): string =>
  'sessionId' in holder ? `session ${holder.sessionId}` : `device ${holder.device}`

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
