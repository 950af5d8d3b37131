import type { Answer } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { clearFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import { type Proof, redeemToken, tokenState } from './one-time-tokens.ts'
import { accountOf } from './store/account-of.ts'
import { deleteOpenTokens } from './store/delete-open-tokens.ts'
import { setEmailVerified } from './store/set-email-verified.ts'

/** Whoever has the link of the letter reads the mail of the address. A link that is followed again says the same as before. */
export function verifyEmail(needs: IdentityNeeds): Answer<'verifyEmail'> {
  return async (ask, { token }) => {
    const player = await needs.database.transaction(async (tx) => {
      const proof = await redeemToken(needs, tx, { token, purpose: 'verifyEmail' })
      return proof && (await acceptProof(needs, tx, proof)) ? proof.player : null
    })
    if (player !== null) needs.playerChanged(player)
    const state = player === null ? await stateOf(needs, token) : 'verified'
    return { reply: { state, userStatus: await statusOf(needs, ask.player) } }
  }
}

/** Who asks may be somebody else, or nobody: letters are read on other devices. */
export const statusOf = (needs: IdentityNeeds, player: PlayerId | null) =>
  player === null ? needs.visitorStatus() : needs.playerStatus(player)

/** False when the address is not the account's any more. */
export async function acceptProof(
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat'>,
  tx: Transaction,
  { player, email }: Proof,
): Promise<boolean> {
  if (!(await setEmailVerified(tx, { player, email, nowMs: needs.clock.now() }))) return false
  await deleteOpenTokens(tx, player, ['verifyEmail'])
  const cause = { by: 'verification', reason: 'a letter to the address was read' }
  await clearFlag(needs, tx, { player, flag: 'changeContactEmail', ...cause })
  await needs.touchSeat(tx, player)
  return true
}

async function stateOf(
  needs: IdentityNeeds,
  token: string,
): Promise<'verified' | 'invalid' | 'expired'> {
  const state = await tokenState(needs, needs.database, { token, purpose: 'verifyEmail' })
  if (state.type === 'unknown') return 'invalid'
  const { player, email } = state.proof
  const account = await accountOf(needs.database, player)
  const isSame = account.email.toLowerCase() === email.toLowerCase()
  if (isSame && account.emailVerified) return 'verified'
  return isSame && state.type === 'expired' ? 'expired' : 'invalid'
}
