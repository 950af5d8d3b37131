import { houseDay } from '@fairhouse/contract/age'
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fill, fillCounted } from '../language/say.ts'
import { useHouse } from '../language/house.tsx'
import { notice } from '../notices/notices.ts'
import { useClient } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import { useAfterSignIn } from './after-sign-in.ts'
import { faultSentence } from './fault-sentence.ts'
import { focusField } from './focus-field.ts'
import type { RegistrationField } from './form-faults.ts'
import { type Sentences, useForm } from './use-form.ts'

export type Stage = 'filling' | 'asking' | 'leaving'

const initial: Readonly<Record<RegistrationField, string>> = {
  login: '',
  email: '',
  password: '',
  birthDate: '',
  country: '',
  userType: '2',
  acceptTerms: '0',
}

/** What happens to a sign-up form between the first letter and the open account. */
export function useRegistration(texts: Texts['account'], setStage: (stage: Stage) => void) {
  const client = useClient()
  const { errors, frame, language } = useHouse()
  const goOn = useAfterSignIn()
  const [query] = useSearchParams()
  const element = useRef<HTMLFormElement>(null)
  const [newsletter, setNewsletter] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({
    initial,
    check: (values) => sentencesOf(texts, values, houseDay(client.status.get().serverTime)),
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = await form.checkAll()
    setRefused(wrong.length === 0 ? null : fillCounted(texts.fix, wrong.length, language))
    if (wrong[0] !== undefined) return focusField(element.current, wrong[0])
    setStage('asking')
    const answer = await client.ask(
      'register',
      {
        ...form.values,
        receiveNewsletter: newsletter,
        source: query.get('source') ?? undefined,
      },
      { shows: ['formInvalid', 'tooManyAttempts'] },
    )
    if (answer.ok) {
      setStage('leaving')
      const { login } = form.values
      client.show(notice('INFO', fill(frame.welcome, { login }), { persistent: true }))
      return goOn(answer.reply)
    }
    setStage('filling')
    const { failure } = answer
    if (failure.code === 33) setRefused(errors.refusals.tooManyAttempts.text)
    if (failure.type !== 'refused' || failure.invalidFields === null) return
    form.refuse(failure.invalidFields)
    const [first, ...more] = Object.keys(failure.invalidFields)
    setRefused(fillCounted(texts.fix, more.length + 1, language))
    focusField(element.current, first ?? 'login')
  }
  return { form, newsletter, setNewsletter, refused, submit, element }
}

async function sentencesOf(
  texts: Texts['account'],
  values: Readonly<Record<RegistrationField, string>>,
  today: string,
): Promise<Sentences<RegistrationField>> {
  const { registrationFaults } = await import('./form-faults.ts')
  const faults = registrationFaults(values, today)
  const found: Partial<Record<RegistrationField, string>> = {}
  for (const field of registrationFields) {
    const fault = faults[field]
    if (fault !== undefined) found[field] = faultSentence(texts, field, fault)
  }
  return found
}

const registrationFields = [
  'login',
  'email',
  'password',
  'birthDate',
  'country',
  'userType',
  'acceptTerms',
] as const satisfies readonly RegistrationField[]
