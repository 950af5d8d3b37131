import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useAfterSignIn } from '../forms/after-sign-in.ts'
import { findField, focusField } from '../forms/focus-field.ts'
import { anyFolded, emptyRegistration, type RegistrationField } from './registration-fields.ts'
import { type Form, useForm } from '../forms/use-form.ts'

export type Stage = 'filling' | 'asking' | 'leaving'

/** As long as a promo code may be. */
const codeAtMost = 40

/** What happens to a sign-up form between the first letter and the open account. */
export function useRegistration(texts: Texts['account'], setStage: (stage: Stage) => void) {
  const client = useClient()
  const { errors, frame, language, lengths } = useHouse()
  const goOn = useAfterSignIn()
  const [query] = useSearchParams()
  const element = useRef<HTMLFormElement>(null)
  const [newsletter, setNewsletter] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const awaited = useRef<string | null>(null)
  const form = useForm<RegistrationField>({
    initial: emptyRegistration,
    async check(values) {
      const { registrationSentences } = await import('./registration-sentences.ts')
      const { serverTime } = client.status.get()
      return registrationSentences(texts, values, { serverTime, lengths })
    },
  })

  useBroughtCode(form, useTakesDollars() ? query.get('code') : null)

  /** Says how many fields are wrong and brings the player to the first. */
  async function showWrong(wrong: readonly string[]): Promise<void> {
    setRefused(fillCounted(texts.fix, wrong.length, language))
    const first = wrong[0] ?? 'login'
    const entry = findField(element.current, first)
    entry?.focus()
    // What is folded away can be entered once it is shown; when that is, only the browser knows.
    awaited.current = entry === null ? first : null
    if (anyFolded(wrong)) setUnfolded(true)
  }

  /** What was folded away is there now. */
  function contactShown(): void {
    if (awaited.current !== null) focusField(element.current, awaited.current)
    awaited.current = null
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setRefused(null)
    const wrong = await form.checkAll()
    if (wrong.length > 0) return showWrong(wrong)
    setStage('asking')
    const source = query.get('source') ?? undefined
    const answer = await client.ask(
      'register',
      { ...form.values, receiveNewsletter: newsletter, source },
      { shows: ['formInvalid', 'tooManyAttempts'] },
    )
    if (answer.ok) {
      setStage('leaving')
      const { login } = form.values
      // Without a source the next page says so itself.
      if (source !== undefined)
        client.show(notice('INFO', fill(frame.welcome, { login }), { persistent: true }))
      return goOn(answer.reply)
    }
    setStage('filling')
    const { failure } = answer
    if (failure.code === 33) setRefused(errors.refusals.tooManyAttempts.text)
    if (failure.type !== 'refused' || failure.invalidFields === null) return
    form.refuse(failure.invalidFields)
    await showWrong(Object.keys(failure.invalidFields))
  }
  return {
    form,
    newsletter,
    setNewsletter,
    unfolded,
    setUnfolded,
    contactShown,
    refused,
    submit,
    element,
  }
}

/** Whether accounts in dollars are opened: of test money in a demo, of real money in a house with a licence. The server refuses others. */
export function useTakesDollars(): boolean {
  const { demo, licence } = useHouse()
  return demo || licence !== null
}

/**
 * The page is the same for all who come: the code that a link brings is entered once it is there. What codes give is dollars, so the account is of
 * those, unless the player chooses otherwise.
 */
function useBroughtCode(form: Form<RegistrationField>, code: string | null): void {
  const brought = code?.slice(0, codeAtMost) ?? ''
  const enter = useEffectEvent((text: string) => {
    if (form.values.promoCode !== '') return
    form.set('promoCode', text)
    form.set('userType', '1')
  })
  useEffect(() => {
    if (brought !== '') enter(brought)
  }, [brought])
}
