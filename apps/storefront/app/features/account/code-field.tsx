import { TextField } from '@fairhouse/ui/field'
import type { Texts } from '../../shell/texts/texts.ts'
import type { LogIn } from './use-log-in.ts'

/** The code of the second step, or a recovery code in its place. */
export function CodeField({ login, words }: { login: LogIn; words: Texts['signIn'] }) {
  return (
    <TextField
      label={login.step === 'unlock' ? words.unlockCode : words.code}
      hint={words.codeHint}
      name="otp"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      mono
      value={login.otp}
      fault={login.otpFault ?? undefined}
      onChange={({ target }) => login.setOtp(target.value)}
    />
  )
}
