import { PasswordField } from '../forms/password-field.tsx'
import { StrengthMeter } from '../forms/strength-meter.tsx'
import type { Form } from '../forms/use-form.ts'
import type { PasswordWords } from './password-sentence.ts'

interface Props<Field extends string> extends PasswordWords {
  readonly form: Form<Field | 'newPassword'>
  /** What a guesser knows of the player. */
  readonly known: readonly string[]
}

/** A password that is being chosen, with what it is worth. */
export function NewPasswordField<Field extends string>({
  texts,
  account,
  form,
  known,
}: Props<Field>) {
  const value = form.values.newPassword
  return (
    <PasswordField
      label={texts.fields.newPassword}
      name="newPassword"
      autoComplete="new-password"
      showLabel={account.showPassword}
      hideLabel={account.hidePassword}
      hint={<StrengthMeter password={value} known={known} texts={account} />}
      value={value}
      fault={form.faultOf('newPassword')}
      onChange={({ target }) => form.set('newPassword', target.value)}
      onBlur={({ relatedTarget }) => form.leave('newPassword', relatedTarget)}
    />
  )
}
