import type { Answers } from '#platform/answer'
import { changePassword } from './change-password.ts'
import type { PasswordJudge } from './judge-passwords.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { recoverPassword } from './recover-password.ts'
import { resendVerification } from './resend-verification.ts'
import { checkPasswordReset, resetPassword } from './reset-password.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { verifyEmail } from './verify-email.ts'

/** Everything about passwords and about proving an address. */
export const proofAnswers = (
  all: IdentityNeeds & { sessions: SessionKeeper; passwords: Passwords; judge: PasswordJudge },
): Answers<
  | 'changePassword'
  | 'recoverPassword'
  | 'checkPasswordReset'
  | 'resetPassword'
  | 'verifyEmail'
  | 'resendVerification'
  | 'undoEmailChange'
> => ({
  changePassword: changePassword(all),
  recoverPassword: recoverPassword(all),
  checkPasswordReset: checkPasswordReset(all),
  resetPassword: resetPassword(all),
  verifyEmail: verifyEmail(all),
  resendVerification: resendVerification(all),
  undoEmailChange: undoEmailChange(all),
})
