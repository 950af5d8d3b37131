import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from '../../../asking/failure.ts'
import { fieldsOf } from '../forms/fields-of.ts'
import { focusField } from '../forms/focus-field.ts'
import { type Form, type Sentences, useForm } from '../forms/use-form.ts'
import type { PasswordField } from './password-sentence.ts'

interface Needs<Field extends PasswordField> {
  readonly initial: Readonly<Record<Field, string>>
  /** What is wrong with an entry; undefined when nothing is. */
  sentence(field: Field, value: string, values: Readonly<Record<Field, string>>): string | undefined
  /** Asks the house. @returns why it said no; null when it is done. */
  send(values: Readonly<Record<Field, string>>): Promise<Failure | null>
}

/** A form of one or two fields: checked before it is sent, and the house's own findings shown at the fields. */
export function usePasswordForm<Field extends PasswordField>({
  initial,
  sentence,
  send,
}: Needs<Field>) {
  const element = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const form: Form<Field> = useForm({
    initial,
    check: async (values) => sentencesOf(sentence, values),
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setRefused(null)
    const [wrong] = await form.checkAll()
    if (wrong !== undefined) return focusField(element.current, wrong)
    setBusy(true)
    const failure = await send(form.values)
    setBusy(false)
    if (failure === null) return
    // Anything else than these two is said by the client, for the whole page.
    if (failure.type !== 'refused') return
    if (failure.code === tooManyAttempts) setRefused(failure.sentence)
    const found = failure.invalidFields ?? {}
    const faults = sentencesOf((field) => found[field], form.values)
    form.refuse(faults)
    const [first] = fieldsOf(initial).filter((field) => faults[field] !== undefined)
    focusField(element.current, first ?? fieldsOf(initial)[0] ?? '')
  }
  return { form, busy, refused, submit, element }
}

/** Refusals that these forms show themselves. */
export const shownAtForm = ['formInvalid', 'tooManyAttempts'] as const
const tooManyAttempts = 33

function sentencesOf<Field extends PasswordField>(
  sentence: Needs<Field>['sentence'],
  values: Readonly<Record<Field, string>>,
): Sentences<Field> {
  const found: Partial<Record<Field, string>> = {}
  for (const field of fieldsOf(values)) {
    const fault = sentence(field, values[field], values)
    if (fault !== undefined) found[field] = fault
  }
  return found
}
