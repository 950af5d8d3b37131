import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { IdentityNeeds } from './needs.ts'
import { issueToken, tokenLastsMs } from './one-time-tokens.ts'

interface Recipient {
  readonly player: PlayerId
  readonly login: string
  readonly email: string
  readonly language: string
}

/** Asks the player, by a letter to the address, to prove that it is his. */
export async function sendVerification(
  needs: Pick<IdentityNeeds, 'clock' | 'postLetter'>,
  tx: Transaction,
  { player, login, email, language }: Recipient,
): Promise<void> {
  const token = await issueToken(needs, tx, { player, purpose: 'verifyEmail', email })
  await needs.postLetter(tx, {
    template: 'verifyEmail',
    to: email,
    language,
    player,
    login,
    link: `/${language}/verify/${token}`,
    hours: tokenLastsMs.verifyEmail / 3_600_000,
  })
}
