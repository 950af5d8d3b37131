import type { Answer } from '#platform/answer'
import type { IdentityNeeds } from './needs.ts'
import { sendVerification } from './send-verification.ts'
import { accountOf } from './store/account-of.ts'

/** Sends the letter once more. Who has proven the address already gets none. */
export function resendVerification(needs: IdentityNeeds): Answer<'resendVerification'> {
  return async ({ player, language }) => {
    const account = await accountOf(needs.database, player)
    if (!account.emailVerified)
      await needs.database.transaction((tx) =>
        sendVerification(needs, tx, { ...account, language }),
      )
    return { reply: { userStatus: await needs.playerStatus(player) } }
  }
}
