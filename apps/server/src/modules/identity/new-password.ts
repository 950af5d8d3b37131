import type { Ask } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { clearFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import type { ProvableAccount } from './store/account-of.ts'
import { deleteOpenTokens } from './store/delete-open-tokens.ts'
import { setPassword } from './store/set-password.ts'

/**
 * Gives the account another password, with all that follows: links to choose one are worthless, what was asked of the player about
 * it is done, and a letter tells him. Ending sessions is the caller's.
 * @returns false when the password was changed by somebody else since `account` was read; nothing has happened then.
 */
export async function giveNewPassword(
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat' | 'postLetter'>,
  tx: Transaction,
  change: { readonly ask: Ask; readonly account: ProvableAccount; readonly passwordHash: string },
): Promise<boolean> {
  const { ask, account, passwordHash } = change
  const { player, login, email } = account
  const nowMs = needs.clock.now()
  const replaced = { player, previousHash: account.passwordHash, passwordHash, nowMs }
  if (!(await setPassword(tx, replaced))) return false
  await deleteOpenTokens(tx, player, ['resetPassword'])
  for (const flag of ['password', 'passwordRecovery'] as const)
    await clearFlag(needs, tx, { player, flag, by: 'player', reason: 'chose a new password' })
  await needs.touchSeat(tx, player)
  await needs.postLetter(tx, {
    template: 'passwordChanged',
    to: email,
    language: ask.language,
    player,
    login,
    at: nowMs,
    address: ask.address,
    userAgent: ask.userAgent,
  })
  return true
}
