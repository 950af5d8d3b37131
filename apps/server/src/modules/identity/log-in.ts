import type { Answer, Ask, Refused } from '#platform/answer'
import type { SessionKeeper } from './keep-sessions.ts'
import { attemptKeys, takeAttempt } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { redirectOf } from './redirect.ts'
import { accountByLogin, type StoredAccount } from './store/account-by-login.ts'
import type { AttemptKeys } from './store/count-attempt.ts'
import { forgiveAttempts } from './store/forgive-attempts.ts'
import { replacePasswordHash } from './store/replace-password-hash.ts'
import { userHash } from './user-hash.ts'

type LogInNeeds = IdentityNeeds & { sessions: SessionKeeper; passwords: Passwords }

/**
 * Signs a player in. Whether the name or the password was wrong can be told neither from the answer nor from the time it
 * takes: both ways ask the database the same questions and compute one hash.
 */
export function logIn(needs: LogInNeeds): Answer<'logIn'> {
  return async (ask, body) => {
    const account = await accountByLogin(needs.database, body.login)
    const keys = attemptKeys({ player: account?.player ?? null, login: body.login }, ask)
    const waitSeconds = await takeAttempt(needs.database, keys, needs.clock.now())
    if (waitSeconds > 0) return { refused: 'tooManyAttempts', metadata: { waitSeconds } }

    const check = await needs.passwords.verify(body.password, account?.passwordHash ?? null)
    if (!account || !check.matches) return { refused: 'loginFailed' } satisfies Refused
    if (account.suspended) return { refused: 'userSuspended' } satisfies Refused

    const rehashed = check.outdated ? await needs.passwords.hash(body.password) : null
    const session = await enter(needs, { ask, account, keys, rehashed })
    const redirect = redirectOf(body.source, ask.language)
    return {
      reply: {
        userStatus: await needs.playerStatus(account.player),
        userHash: userHash(account.player, session.sessionId),
        ...(redirect !== null && { redirect }),
      },
      session: { begin: session.token },
    }
  }
}

/** A session of its own for this sign-in; the one that the browser had before ends. */
function enter(
  needs: LogInNeeds,
  entry: { ask: Ask; account: StoredAccount; keys: AttemptKeys; rehashed: string | null },
) {
  const { ask, account, keys, rehashed } = entry
  return needs.database.transaction(async (tx) => {
    await forgiveAttempts(tx, keys)
    if (rehashed !== null) await replacePasswordHash(tx, account.player, rehashed)
    if (ask.sessionId !== null) await needs.sessions.end(tx, ask.sessionId, 'replaced')
    const { language, address, userAgent } = ask
    return needs.sessions.begin(tx, { player: account.player, language, address, userAgent })
  })
}
