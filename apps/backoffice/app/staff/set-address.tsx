import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { staff as texts } from '../texts/staff.ts'

interface Props {
  readonly staff: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Says where somebody of the staff gets mail; an empty field: nowhere. */
export const SetAddress = ({ staff, ...rest }: Props) => (
  <AskForm
    {...rest}
    call="setStaffAddress"
    title={texts.setAddress}
    bodyOf={(fields) => ({
      staff,
      email: textOf(fields, 'email').trim() || null,
      note: textOf(fields, 'note'),
    })}
  >
    <p>{staff}</p>
    <TextField label={texts.address} name="email" type="email" maxLength={100} />
    <TextField label={texts.addressWhy} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)
