import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { clearFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import { issueToken } from './one-time-tokens.ts'
import { sendVerification } from './send-verification.ts'
import { accountOf } from './store/account-of.ts'
import { deleteOpenTokens } from './store/delete-open-tokens.ts'
import { emailIsTaken } from './store/email-is-taken.ts'
import { holdAccount } from './store/hold-account.ts'
import { holdAddresses } from './store/hold-addresses.ts'
import { setEmail } from './store/set-email.ts'

/**
 * Gives the account another address, which is not proven yet. Both addresses get a letter; from the old one the change can be taken
 * back for a week. Whoever calls has asked for the password, and tells the player's browsers after the commit.
 */
export async function changeEmail(
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat' | 'postLetter'>,
  tx: Transaction,
  player: PlayerId,
  email: string,
): Promise<'changed' | 'same' | 'taken'> {
  // Two changes of one account come one after the other, and the second knows what the first left.
  await holdAccount(tx, player)
  const account = await accountOf(tx, player)
  if (account.email.toLowerCase() === email.toLowerCase()) return 'same'
  await holdAddresses(tx, [account.email, email])
  if (await emailIsTaken(tx, { email, player, nowMs: needs.clock.now() })) return 'taken'
  await setEmail(tx, { player, email, verifiedMs: null })
  // What was sent to the old address proves nothing about the new one.
  await deleteOpenTokens(tx, player, ['verifyEmail', 'resetPassword'])
  const cause = { by: 'player', reason: 'gave another address' }
  await clearFlag(needs, tx, { player, flag: 'changeContactEmail', ...cause })
  await needs.touchSeat(tx, player)
  await sendVerification(needs, tx, { ...account, email })
  if (!account.undeliverable) await tellOldAddress(needs, tx, account, email)
  return 'changed'
}

async function tellOldAddress(
  needs: Pick<IdentityNeeds, 'clock' | 'postLetter'>,
  tx: Transaction,
  { player, login, email, language }: Awaited<ReturnType<typeof accountOf>>,
  newEmail: string,
): Promise<void> {
  const token = await issueToken(needs, tx, { player, purpose: 'undoEmailChange', email })
  await needs.postLetter(tx, {
    template: 'emailChanged',
    to: email,
    language,
    player,
    login,
    newEmail,
    undoLink: `/${language}/undo-email-change/${token}`,
  })
}
