import type { Passkey } from '@fairhouse/contract/calls/passkeys'
import type { Answers, PlayerAsk, Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { deviceToken } from '#platform/session-token'
import { creationOptions, requestOptions } from '#platform/webauthn/options'
import { relyingParty } from '#platform/webauthn/relying-party'
import { beginSignIn } from '../begin-sign-in.ts'
import type { SessionKeeper } from '../keep-sessions.ts'
import { refusedAccount, signedIn } from '../log-in.ts'
import { attemptKeys } from '../login-attempts.ts'
import type { IdentityNeeds } from '../needs.ts'
import { proved } from '../prove-by-password.ts'
import { withoutRecentProof } from '../recent-proof.ts'
import { addressee } from '../store/addressee.ts'
import { deletePasskey } from '../store/delete-passkey.ts'
import { forgiveAttempts } from '../store/forgive-attempts.ts'
import { holdAccount } from '../store/hold-account.ts'
import { insertPasskey } from '../store/insert-passkey.ts'
import { passkeysOf } from '../store/passkeys-of.ts'
import { renamePasskey } from '../store/rename-passkey.ts'
import { tellOfFactor } from '../tell-of-factor.ts'
import { newChallenge } from './challenge.ts'
import { checkAssertion } from './check-assertion.ts'
import { checkNewKey } from './check-new-key.ts'
import { userHandle } from './user-handle.ts'

type Needs = IdentityNeeds & { sessions: SessionKeeper }

type Keeping = Answers<
  'passkeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>
type Using = Answers<'requestPasskey' | 'logInByPasskey' | 'proveByPasskey'>

/** A player has a few devices; more keys than this are no convenience. */
const passkeysAtMost = 20

const refused = { refused: 'passkeyRefused' } as const satisfies Refused

/** Passkeys: keys in a player's own devices that open the account without a password. */
export const passkeyAnswers = (needs: Needs): Keeping & Using => ({
  ...keeping(needs),
  ...using(needs),
})

const keeping = (needs: Needs): Keeping => ({
  passkeys: async ({ player }) => ({ reply: await listOf(needs.database, player) }),
  beginPasskey: async (ask) => (await noNewKey(needs, ask)) ?? begin(needs, ask),
  addPasskey: async (ask, { credential, name }) => {
    const no = await noNewKey(needs, ask)
    if (no) return no
    const key = await checkNewKey(needs, ask, credential)
    if (key === null) return refused
    const added = await needs.database.transaction(async (tx) => {
      const isNew = await insertPasskey(tx, { ...key, name, nowMs: needs.clock.now() })
      if (isNew) await tellOfFactor(needs, tx, { ask, change: 'passkeyAdded' })
      return isNew
    })
    return added ? { reply: await listOf(needs.database, ask.player) } : refused
  },
  renamePasskey: async ({ player }, { passkeyId, name }) => {
    const to = { credentialId: Buffer.from(passkeyId, 'base64url'), name }
    if (!(await renamePasskey(needs.database, player, to))) return { refused: 'notFound' }
    return { reply: await listOf(needs.database, player) }
  },
  removePasskey: async (ask, { passkeyId }) => {
    const no = await withoutRecentProof(needs, ask)
    if (no) return no
    const credentialId = Buffer.from(passkeyId, 'base64url')
    const removed = await needs.database.transaction(async (tx) => {
      const wasThere = await deletePasskey(tx, ask.player, credentialId)
      if (wasThere) await tellOfFactor(needs, tx, { ask, change: 'passkeyRemoved' })
      return wasThere
    })
    return removed ? { reply: await listOf(needs.database, ask.player) } : { refused: 'notFound' }
  },
})

async function noNewKey(needs: Needs, ask: PlayerAsk): Promise<Refused | null> {
  const no = await withoutRecentProof(needs, ask)
  if (no) return no
  const known = await passkeysOf(needs.database, ask.player)
  return known.length >= passkeysAtMost ? { refused: 'tooManyPasskeys' } : null
}

async function begin(needs: Needs, { player, sessionId, host }: PlayerAsk) {
  const { login } = await addressee(needs.database, player)
  const options = creationOptions({
    party: relyingParty(needs.publicOrigin, host),
    brand: needs.brand,
    login,
    handle: userHandle(needs.secretsKey, player),
    challenge: await newChallenge(needs, 'add', { sessionId }),
    known: await passkeysOf(needs.database, player),
  })
  return { reply: { options } }
}

const using = (needs: Needs): Using => ({
  requestPasskey: async (ask) => {
    const party = relyingParty(needs.publicOrigin, ask.host)
    if (ask.player !== null && ask.sessionId !== null) {
      const challenge = await newChallenge(needs, 'prove', { sessionId: ask.sessionId })
      const known = await passkeysOf(needs.database, ask.player)
      return { reply: { options: requestOptions(party, challenge, known) } }
    }
    const device = ask.device ?? deviceToken()
    const challenge = await newChallenge(needs, 'logIn', { device })
    return { reply: { options: requestOptions(party, challenge, []) }, device }
  },
  logInByPasskey: async (ask, { credential, source }) => {
    const visitor = { ...ask, sessionId: null }
    const passkey = await checkAssertion(needs, visitor, {
      purpose: 'logIn',
      assertion: credential,
    })
    if (passkey === null) return refused
    const no = refusedAccount(passkey)
    if (no) return no
    const { player } = passkey
    const session = await needs.database.transaction(async (tx) => {
      const closedMeanwhile = refusedAccount(await holdAccount(tx, player))
      if (closedMeanwhile) return closedMeanwhile
      // Whoever has the key is the owner: what was tried from here before does not count.
      await forgiveAttempts(tx, attemptKeys({ player, login: '' }, ask))
      return beginSignIn(needs, tx, { ask, player })
    })
    if ('refused' in session) return session
    return signedIn(needs, { ask, player, session, source })
  },
  proveByPasskey: async (ask, { credential }) => {
    const passkey = await checkAssertion(needs, ask, { purpose: 'prove', assertion: credential })
    return passkey === null || passkey.player !== ask.player ? refused : proved(needs, ask)
  },
})

async function listOf(on: Queryable, player: PlayerId): Promise<{ passkeys: Passkey[] }> {
  const stored = await passkeysOf(on, player)
  return {
    passkeys: stored.map((passkey) => ({
      id: passkey.credential_id.toString('base64url'),
      name: passkey.name,
      synced: passkey.synced,
      createdAt: isoTime(passkey.created_at.getTime()),
      usedAt: passkey.used_at === null ? null : isoTime(passkey.used_at.getTime()),
    })),
  }
}
