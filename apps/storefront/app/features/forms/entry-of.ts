import type { ChangeEvent, FocusEvent } from 'react'
import type { Form } from './use-form.ts'

/** What ties a text entry to its field of a form. @param labels by field. */
export const entryOf = <Field extends string>(
  form: Form<Field>,
  labels: Readonly<Record<Field, string>>,
  field: Field,
) => ({
  label: labels[field],
  name: field,
  value: form.values[field],
  fault: form.faultOf(field),
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.set(field, target.value),
  onBlur: ({ relatedTarget }: FocusEvent) => form.leave(field, relatedTarget),
})
