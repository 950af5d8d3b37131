import type { NewCredential } from '@fairhouse/contract/webauthn'
import type { PlayerAsk } from '#platform/answer'
import { challengeIn } from '#platform/webauthn/client-data'
import { madeKey } from '#platform/webauthn/made-key'
import { relyingParty } from '#platform/webauthn/relying-party'
import type { IdentityNeeds } from '../needs.ts'
import type { NewPasskey } from '../store/insert-passkey.ts'
import { spendChallenge } from './challenge.ts'

/** The key that a device has made because this session asked for it, just now, for this house. Null for anything else. */
export async function checkNewKey(
  needs: IdentityNeeds,
  ask: PlayerAsk,
  credential: NewCredential,
): Promise<Omit<NewPasskey, 'name' | 'nowMs'> | null> {
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (challenge === null) return null
  const holder = { sessionId: ask.sessionId }
  if (!(await spendChallenge(needs, { challenge, purpose: 'add', holder }))) return null
  const party = relyingParty(needs.publicOrigin, ask.host)
  const made = await madeKey(credential, challenge, party)
  return made === null ? null : { ...made, player: ask.player }
}
