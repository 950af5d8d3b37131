import type { Answer, Ask } from '#platform/answer'
import { raiseFlag } from './flags.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { redeemToken, tokenState } from './one-time-tokens.ts'
import { sendRecovery } from './recover-password.ts'
import { deleteLaterUndoTokens } from './store/delete-later-undo-tokens.ts'
import { deleteOpenTokens } from './store/delete-open-tokens.ts'
import { deletePasskeys } from './store/delete-passkeys.ts'
import { deleteTotpSince } from './store/delete-totp-since.ts'
import { emailIsTaken } from './store/email-is-taken.ts'
import { holdAccount } from './store/hold-account.ts'
import { holdAddresses } from './store/hold-addresses.ts'
import { replaceRecoveryCodes } from './store/replace-recovery-codes.ts'
import { setEmail } from './store/set-email.ts'
import { statusOf } from './verify-email.ts'

type UndoNeeds = IdentityNeeds & { sessions: SessionKeeper }

const purpose = 'undoEmailChange'

/**
 * Takes a change of address back for who reads the mail of the old one. Somebody else may know the password then, so every session
 * ends, a new password has to be chosen, and the letter for that comes along. So do ways in that he may have made: every passkey, and a
 * second step that is younger than the change. An older one stays, for the mailbox alone must not open what it guards.
 */
export function undoEmailChange(needs: UndoNeeds): Answer<'undoEmailChange'> {
  return async (ask, { token }) => {
    const state = await tokenState(needs, needs.database, { token, purpose })
    if (state.type === 'good') {
      const { email, player } = state.proof
      if (await emailIsTaken(needs.database, { email, player, nowMs: needs.clock.now() }))
        return { reply: { state: 'taken', userStatus: await statusOf(needs, ask.player) } }
    }
    const undone = await undo(needs, ask, token)
    if (!undone) {
      const told = state.type === 'expired' ? 'expired' : 'invalid'
      return { reply: { state: told, userStatus: await statusOf(needs, ask.player) } }
    }
    needs.sessions.tellOver(undone.over)
    needs.playerChanged(undone.player)
    if (ask.player !== undone.player)
      return { reply: { state: 'undone', userStatus: await statusOf(needs, ask.player) } }
    return { reply: { state: 'undone', userStatus: needs.visitorStatus() }, session: { end: true } }
  }
}

function undo(needs: UndoNeeds, { language }: Ask, token: string) {
  return needs.database.transaction(async (tx) => {
    const proof = await redeemToken(needs, tx, { token, purpose })
    if (!proof) return null
    const { player, email, createdAt } = proof
    await holdAccount(tx, player)
    await holdAddresses(tx, [email])
    await setEmail(tx, { player, email, verifiedMs: needs.clock.now() })
    await deleteOpenTokens(tx, player, ['verifyEmail', 'resetPassword'])
    // Links of later changes would give the account back to whom it was taken from; those of earlier ones still take it from him.
    await deleteLaterUndoTokens(tx, player, createdAt)
    await deletePasskeys(tx, player)
    if (await deleteTotpSince(tx, player, createdAt)) await replaceRecoveryCodes(tx, player, [])
    const cause = { by: 'player', reason: 'took a change of address back' }
    await raiseFlag(needs, tx, { player, flag: 'passwordRecovery', ...cause })
    await needs.touchSeat(tx, player)
    const all = { player, only: null, except: null, reason: 'revoked' } as const
    const over = await needs.sessions.endOf(tx, all)
    await sendRecovery(needs, tx, { player, language })
    return { player, over }
  })
}
