import { Field } from '@fairhouse/ui/field'
import { textOf } from './ask-form.tsx'

interface Props {
  readonly label: string
  readonly name?: string
  readonly optional?: boolean
  readonly rows?: number
}

/** A word to who reads it later, in as many lines as it takes. */
export const NoteField = ({ label, name = 'note', optional = false, rows = 2 }: Props) => (
  <Field label={label}>
    {(ties) => (
      <textarea
        {...ties}
        className="entry"
        name={name}
        rows={rows}
        required={!optional}
        minLength={optional ? undefined : 3}
        maxLength={500}
      />
    )}
  </Field>
)

/** What was typed there; null for nothing. */
export const noteIn = (fields: FormData, name = 'note'): string | null =>
  textOf(fields, name).trim() === '' ? null : textOf(fields, name)
