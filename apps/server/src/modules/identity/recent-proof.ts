import type { PlayerAsk, Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { isDemoLogin } from './demo-accounts.ts'
import type { IdentityNeeds } from './needs.ts'
import { accountOf } from './store/account-of.ts'
import { loginsOf } from './store/logins-of.ts'
import { sessionConfirmed } from './store/session-confirmed.ts'

/** For so long after a password or a passkey was given, what is sensitive may be changed. */
export const proofLastsMs = 5 * 60_000

/**
 * The no to a sensitive change by somebody who may only have found an open browser: null when the player proved in this session,
 * within the last five minutes, to be himself. An account whose password everybody knows cannot be changed at all,
 * and one whose password is in doubt only by the link of a letter.
 */
export async function withoutRecentProof(
  { database, clock }: Pick<IdentityNeeds, 'database' | 'clock'>,
  { player, sessionId }: PlayerAsk,
): Promise<Refused | null> {
  const { login, passwordInDoubt } = await accountOf(database, player)
  if (isDemoLogin(login)) return { refused: 'notPermitted' }
  if (passwordInDoubt) return { refused: 'loginRequired' }
  const since = clock.now() - proofLastsMs
  return (await sessionConfirmed(database, sessionId, since)) ? null : { refused: 'proofRequired' }
}

/** Whether many people use the account: one of the demo's. */
export async function isShared(database: Queryable, player: PlayerAsk['player']): Promise<boolean> {
  const login = (await loginsOf(database, [player])).get(player)
  return login !== undefined && isDemoLogin(login)
}
