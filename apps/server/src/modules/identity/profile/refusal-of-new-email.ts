import type { PlayerAsk, Refused } from '#platform/answer'
import { attemptKeys, takeAttempt } from '../login-attempts.ts'
import type { IdentityNeeds } from '../needs.ts'
import type { Passwords } from '../passwords.ts'
import { accountOf } from '../store/account-of.ts'
import { forgiveAttempts } from '../store/forgive-attempts.ts'

/**
 * The no to another e-mail address by somebody who may only have found an open browser: it takes the password, and wrong ones count
 * like those of logins. Null when the address stays or the password is right.
 */
export async function refusalOfNewEmail(
  needs: Pick<IdentityNeeds, 'database' | 'clock'> & { readonly passwords: Passwords },
  ask: PlayerAsk,
  body: { readonly email?: string | undefined; readonly password?: string | null | undefined },
): Promise<Refused | null> {
  const { database, clock, passwords } = needs
  const { email, password } = body
  if (email === undefined) return null
  const account = await accountOf(database, ask.player)
  if (account.email.toLowerCase() === email.toLowerCase()) return null
  if (account.passwordInDoubt) return { refused: 'loginRequired' }
  if (!password) return { refused: 'formInvalid', invalidFields: { password: 'required' } }
  const keys = attemptKeys({ player: ask.player, login: account.login }, ask)
  const waitSeconds = await takeAttempt(database, keys, clock.now())
  if (waitSeconds > 0) return { refused: 'tooManyAttempts', metadata: { waitSeconds } }
  const { matches } = await passwords.verify(password, account.passwordHash)
  if (!matches) return { refused: 'formInvalid', invalidFields: { password: 'wrong' } }
  await forgiveAttempts(database, keys)
  return null
}
