import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { signIn as texts } from '../texts/sign-in.ts'

interface Props {
  readonly passkey: string
  readonly name: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives one of one's own passkeys a name that tells it from the others. */
export const RenamePasskey = ({ passkey, name, ...rest }: Props) => (
  <AskForm
    {...rest}
    call="renameOwnPasskey"
    title={texts.rename}
    bodyOf={(fields) => ({ passkey, name: textOf(fields, 'name') })}
  >
    <TextField
      label={texts.name}
      name="name"
      defaultValue={name}
      autoComplete="off"
      required
      maxLength={60}
    />
  </AskForm>
)
