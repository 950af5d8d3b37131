import type { Answers } from '#platform/answer'
import type { SessionKeeper } from './keep-sessions.ts'
import { closeAccount } from './close-account.ts'
import { ownData } from './own-data.ts'
import { endOneSession, endOtherSessions, listSessions } from './list-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import { passkeyAnswers } from './passkeys/answers.ts'
import type { Passwords } from './passwords.ts'
import { proveByPassword } from './prove-by-password.ts'
import { twoStepAnswers } from './two-step/answers.ts'

/** What a player does to keep the account his own. */
export type SecurityAnswers = Answers<
  'sessions' | 'endSession' | 'endOtherSessions' | 'proveByPassword' | 'ownData' | 'closeAccount'
> &
  ReturnType<typeof twoStepAnswers> &
  ReturnType<typeof passkeyAnswers>

export const securityAnswers = (
  needs: IdentityNeeds & { sessions: SessionKeeper; passwords: Passwords },
): SecurityAnswers => ({
  sessions: listSessions(needs),
  endSession: endOneSession(needs),
  endOtherSessions: endOtherSessions(needs),
  proveByPassword: proveByPassword(needs),
  ownData: ownData(needs),
  closeAccount: closeAccount(needs),
  ...twoStepAnswers(needs),
  ...passkeyAnswers(needs),
})
