import type { Answer } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { IdentityNeeds } from './needs.ts'
import { issueToken, tokenLastsMs } from './one-time-tokens.ts'
import { accountOf } from './store/account-of.ts'
import { countTokens } from './store/count-tokens.ts'
import { isShared } from './recent-proof.ts'
import { holdAccount } from './store/hold-account.ts'
import { insertRecoveryRequest } from './store/insert-recovery-request.ts'
import { playerByEmail } from './store/player-by-email.ts'
import { type RecoveryRequest, takeRecoveryRequest } from './store/take-recovery-request.ts'

/** Letters that one mailbox gets while the link of the first of them lives, however often somebody asks: so there is a good link at any time. */
const lettersAtMost = 3

/**
 * Takes the wish for a new password down, and answers before anybody looks whether the address is known: neither the answer nor the
 * time it takes can tell.
 */
export function recoverPassword(needs: IdentityNeeds): Answer<'recoverPassword'> {
  return async ({ language }, { email }) => {
    await insertRecoveryRequest(needs.database, { email, language, nowMs: needs.clock.now() })
    answerRecoveries(needs).catch((fault: unknown) => {
      needs.log.warn({ err: fault }, 'a wish for a new password waits for the next round')
    })
    return { reply: {} }
  }
}

/** Looks at every wish that waits, and sends a letter where there is an account. */
export async function answerRecoveries(needs: IdentityNeeds): Promise<void> {
  while (await needs.database.transaction((tx) => answerOne(needs, tx)));
}

async function answerOne(needs: IdentityNeeds, tx: Transaction): Promise<boolean> {
  const request = await takeRecoveryRequest(tx)
  if (request && needs.clock.now() - request.askedMs < tokenLastsMs.resetPassword)
    await answer(needs, tx, request)
  return request !== null
}

async function answer(
  needs: IdentityNeeds,
  tx: Transaction,
  { email, language }: RecoveryRequest,
): Promise<void> {
  const player = await playerByEmail(tx, email)
  if (player === null) return
  // One wish of a player at a time, or of many at once each would be among the first.
  const { closed } = await holdAccount(tx, player)
  if (closed || (await isShared(tx, player))) return
  const sinceMs = needs.clock.now() - tokenLastsMs.resetPassword
  const sent = await countTokens(tx, { player, purpose: 'resetPassword', sinceMs })
  if (sent < lettersAtMost) await sendRecovery(needs, tx, { player, language })
}

/** A letter with a link that lets its reader choose a new password. */
export async function sendRecovery(
  needs: Pick<IdentityNeeds, 'clock' | 'postLetter'>,
  tx: Transaction,
  { player, language }: { readonly player: PlayerId; readonly language: string },
): Promise<void> {
  const { login, email } = await accountOf(tx, player)
  const token = await issueToken(needs, tx, { player, purpose: 'resetPassword', email })
  await needs.postLetter(tx, {
    template: 'passwordRecovery',
    to: email,
    language,
    player,
    login,
    link: `/${language}/reset-password?token=${token}`,
    minutes: tokenLastsMs.resetPassword / 60_000,
  })
}
