import type { changePassword as changePasswordCall } from '@fairhouse/contract/calls/passwords'
import type { BodyOf } from '@fairhouse/contract/call'
import type { Answer, PlayerAsk, Refused } from '#platform/answer'
import type { PasswordJudge } from './judge-passwords.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import { attemptKeys, takeAttempt } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import { isDemoLogin } from './demo-accounts.ts'
import { giveNewPassword } from './new-password.ts'
import type { Passwords } from './passwords.ts'
import { accountOf, type ProvableAccount } from './store/account-of.ts'
import { forgiveAttempts } from './store/forgive-attempts.ts'

type ChangeNeeds = IdentityNeeds & {
  readonly sessions: SessionKeeper
  readonly passwords: Passwords
  readonly judge: PasswordJudge
}

/**
 * Another password for who knows the old one. Every other session of the player ends, on every node, and this browser goes on with a
 * new token.
 */
export function changePassword(needs: ChangeNeeds): Answer<'changePassword'> {
  return async (ask, body) => {
    const account = await accountOf(needs.database, ask.player)
    const refused = await refusalOf(needs, { ask, body, account })
    if (refused) return refused

    const passwordHash = await needs.passwords.hash(body.newPassword)
    const changed = await change(needs, { ask, account, passwordHash })
    if (!changed) return wrongPassword
    needs.sessions.tellOver(changed.over)
    needs.playerChanged(ask.player)
    return {
      reply: { userStatus: await needs.playerStatus(ask.player) },
      session: { begin: changed.token },
    }
  }
}

const wrongPassword: Refused = { refused: 'formInvalid', invalidFields: { oldPassword: 'wrong' } }

async function refusalOf(
  needs: ChangeNeeds,
  {
    ask,
    body,
    account,
  }: { ask: PlayerAsk; body: BodyOf<typeof changePasswordCall>; account: ProvableAccount },
): Promise<Refused | null> {
  if (isDemoLogin(account.login)) return { refused: 'notPermitted' }
  if (account.passwordInDoubt) return { refused: 'loginRequired' }
  // Whoever found a browser signed in may not try passwords here for longer than at the login.
  const keys = attemptKeys({ player: ask.player, login: account.login }, ask)
  const waitSeconds = await takeAttempt(needs.database, keys, needs.clock.now())
  if (waitSeconds > 0) return { refused: 'tooManyAttempts', metadata: { waitSeconds } }
  const { matches } = await needs.passwords.verify(body.oldPassword, account.passwordHash)
  if (!matches) return wrongPassword
  await forgiveAttempts(needs.database, keys)
  if (body.newPassword === body.oldPassword)
    return { refused: 'formInvalid', invalidFields: { newPassword: 'unchanged' } }
  return weakness(needs, account, body.newPassword)
}

/** A password that is easy to guess is none. */
export async function weakness(
  { judge }: Pick<ChangeNeeds, 'judge'>,
  { login, email }: Pick<ProvableAccount, 'login' | 'email'>,
  newPassword: string,
): Promise<Refused | null> {
  const strength = await judge.strengthOf(newPassword, [login, email])
  return strength === 'weak'
    ? { refused: 'formInvalid', invalidFields: { newPassword: 'weak' } }
    : null
}

function change(
  needs: ChangeNeeds,
  entry: { ask: PlayerAsk; account: ProvableAccount; passwordHash: string },
): Promise<{ token: string; over: readonly string[] } | null> {
  const { player, sessionId, language, address, userAgent } = entry.ask
  return needs.database.transaction(async (tx) => {
    if (!(await giveNewPassword(needs, tx, entry))) return null
    const others = { player, only: null, except: sessionId, reason: 'passwordChanged' } as const
    const over = await needs.sessions.endOf(tx, others)
    await needs.sessions.end(tx, sessionId, 'replaced')
    const { token } = await needs.sessions.begin(tx, { player, language, address, userAgent })
    return { token, over }
  })
}
