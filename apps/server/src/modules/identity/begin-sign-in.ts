import type { Ask } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { deviceToken, tokenSha256 } from '#platform/session-token'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { addressee } from './store/addressee.ts'
import { seeDevice } from './store/see-device.ts'
import { browserName } from '#platform/user-agent'

/** What a browser gets that has just been signed in. */
export interface SignedIn {
  readonly token: string
  readonly sessionId: string
  readonly device: string
}

type SignInNeeds = Pick<IdentityNeeds, 'clock' | 'postLetter' | 'signedIn'> & {
  sessions: SessionKeeper
}

/**
 * Signs a browser in, whatever the proof was: a session of its own, and the one that it had before ends. Whoever signs in with
 * a browser for the first time hears of it by letter, unless it is the account's very first.
 */
export async function beginSignIn(
  needs: SignInNeeds,
  tx: Transaction,
  { ask, player }: { readonly ask: Ask; readonly player: PlayerId },
): Promise<SignedIn> {
  if (ask.sessionId !== null) await needs.sessions.end(tx, ask.sessionId, 'replaced')
  const { language, address, userAgent } = ask
  const session = await needs.sessions.begin(tx, { player, language, address, userAgent })
  await needs.signedIn(tx, player, address)
  const device = ask.device ?? deviceToken()
  const { known, hasAny } = await seeDevice(tx, {
    player,
    sha256: tokenSha256(device),
    browser: browserName(userAgent),
    nowMs: needs.clock.now(),
  })
  if (hasAny && !known) await tellOfNewDevice(needs, tx, { ask, player })
  return { ...session, device }
}

async function tellOfNewDevice(
  needs: SignInNeeds,
  tx: Transaction,
  { ask, player }: { readonly ask: Ask; readonly player: PlayerId },
): Promise<void> {
  const whom = await addressee(tx, player)
  await needs.postLetter(tx, {
    template: 'newSignIn',
    ...whom,
    at: needs.clock.now(),
    address: ask.address,
    userAgent: ask.userAgent,
    link: `/${whom.language}/security`,
  })
}
