import type { Answer, Ask, Refused } from '#platform/answer'
import { weakness } from './change-password.ts'
import type { PasswordJudge } from './judge-passwords.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import { attemptKeys } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import { giveNewPassword } from './new-password.ts'
import { redeemToken, tokenState } from './one-time-tokens.ts'
import type { Passwords } from './passwords.ts'
import { accountOf } from './store/account-of.ts'
import { forgiveAttempts } from './store/forgive-attempts.ts'
import { acceptProof } from './verify-email.ts'

type ResetNeeds = IdentityNeeds & {
  readonly sessions: SessionKeeper
  readonly passwords: Passwords
  readonly judge: PasswordJudge
}

const purpose = 'resetPassword'

/** Whether a link may still be used. Asking does not use it up. */
export function checkPasswordReset(needs: IdentityNeeds): Answer<'checkPasswordReset'> {
  return async (_ask, { token }) => {
    const { type } = await tokenState(needs, needs.database, { token, purpose })
    return { reply: { valid: type === 'good' } }
  }
}

/** A new password for who has the link of a letter. Every session of the player ends, and nobody is signed in. */
export function resetPassword(needs: ResetNeeds): Answer<'resetPassword'> {
  return async (ask, { token, newPassword }) => {
    // Judging and hashing are dear: they are done for those who have a link, which a weak password does not use up.
    const state = await tokenState(needs, needs.database, { token, purpose })
    if (state.type !== 'good') return { refused: 'linkInvalid' } satisfies Refused
    const owner = await accountOf(needs.database, state.proof.player)
    const weak = await weakness(needs, owner, newPassword)
    if (weak) return weak
    const passwordHash = await needs.passwords.hash(newPassword)
    const over = await reset(needs, { ask, token, passwordHash })
    if (!over) return { refused: 'linkInvalid' } satisfies Refused
    needs.sessions.tellOver(over)
    return { reply: { userStatus: needs.visitorStatus() }, session: { end: true } }
  }
}

/** @returns the sessions that are over with it; null when somebody else used the link first. */
function reset(
  needs: ResetNeeds,
  { ask, token, passwordHash }: { ask: Ask; token: string; passwordHash: string },
): Promise<readonly string[] | null> {
  return needs.database.transaction(async (tx) => {
    const proof = await redeemToken(needs, tx, { token, purpose })
    if (!proof) return null
    const { player } = proof
    const account = await accountOf(tx, player)
    // A change of address or password ends such links; who was faster with one of them wins.
    if (!(await acceptProof(needs, tx, proof))) return null
    if (!(await giveNewPassword(needs, tx, { ask, account, passwordHash }))) return null
    await forgiveAttempts(tx, attemptKeys({ player, login: account.login }, ask))
    const all = { player, only: null, except: null, reason: 'passwordChanged' } as const
    const over = await needs.sessions.endOf(tx, all)
    // The browser may be signed in as somebody else.
    if (ask.sessionId !== null) await needs.sessions.end(tx, ask.sessionId, 'logOut')
    return over
  })
}
