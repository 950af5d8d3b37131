import type { Answer, PlayerAsk } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import { playerToken, tokenSha256 } from '#platform/session-token'
import type { SessionKeeper } from './keep-sessions.ts'
import { attemptKeys, takeAttempt } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { proofLastsMs } from './recent-proof.ts'
import { forgiveAttempts } from './store/forgive-attempts.ts'
import { accountOf } from './store/account-of.ts'
import { rotateSession } from './store/rotate-session.ts'

type ProofNeeds = IdentityNeeds & { sessions: SessionKeeper; passwords: Passwords }

/** Proves that whoever sits before the browser is its player. Wrong passwords count like those of logins. */
export function proveByPassword(needs: ProofNeeds): Answer<'proveByPassword'> {
  return async (ask, { password }) => {
    const { database, clock } = needs
    const keys = attemptKeys({ player: ask.player, login: '' }, ask)
    const waitSeconds = await takeAttempt(database, keys, clock.now())
    if (waitSeconds > 0) return { refused: 'tooManyAttempts', metadata: { waitSeconds } }
    const account = await accountOf(database, ask.player)
    const { matches } = await needs.passwords.verify(password, account.passwordHash)
    if (!matches) return { refused: 'passwordWrong' }
    await forgiveAttempts(database, keys)
    return proved(needs, ask)
  }
}

/**
 * The session goes on with another token: whoever had come by the old one does not share in the proof.
 */
export async function proved(
  { database, clock }: Pick<IdentityNeeds, 'database' | 'clock'>,
  { sessionId }: PlayerAsk,
) {
  const token = playerToken()
  const nowMs = clock.now()
  const goesOn = await rotateSession(database, sessionId, {
    tokenSha256: tokenSha256(token),
    nowMs,
  })
  if (!goesOn) return { refused: 'loginRequired' } as const
  return { reply: { provedUntil: isoTime(nowMs + proofLastsMs) }, session: { begin: token } }
}
