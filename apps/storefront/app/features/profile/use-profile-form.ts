import type { Profile } from '@fairhouse/contract/calls/profile'
import { type FormEvent, useRef, useState } from 'react'
import { focusField } from '../forms/focus-field.ts'
import { type Form, useForm } from '../forms/use-form.ts'
import { fillCounted } from '../../shell/language/say.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { FaultWords } from './profile-faults.ts'
import { changesIn, type ProfileField, valuesOf } from './profile-fields.ts'

interface Needs {
  readonly texts: Texts['profile']
  readonly faults: FaultWords['faults']
  readonly profile: Profile
  saved(profile: Profile): void
}

export interface ProfileForm {
  readonly form: Form<ProfileField>
  /** Another address was typed, which takes the password. */
  readonly asksPassword: boolean
  readonly busy: boolean
  readonly refused: string | null
  readonly element: React.RefObject<HTMLFormElement | null>
  submit(event: FormEvent): Promise<void>
}

/** What happens to a profile between the first letter and the house's yes. */
export function useProfileForm({ texts, faults, profile, saved }: Needs): ProfileForm {
  const client = useClient()
  const { errors, language } = useHouse()
  const element = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const before = valuesOf(profile)
  const form = useForm({
    initial: before,
    check: async (values) => {
      const { profileSentences } = await import('./profile-faults.ts')
      const now = client.status.get().serverTime
      return profileSentences({ faults, named: texts.named }, { values, before, now })
    },
  })

  const point = (wrong: readonly string[]): void => {
    setRefused(fillCounted(texts.fix, wrong.length, language))
    focusField(element.current, wrong[0] ?? '')
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = await form.checkAll()
    if (wrong.length > 0) return point(wrong)
    setRefused(null)
    const changed = changesIn(form.values, before)
    if (Object.keys(changed).length === 0) return client.show(notice('INFO', texts.unchanged))
    setBusy(true)
    const answer = await client.ask('editProfile', changed, {
      shows: ['formInvalid', 'tooManyAttempts'],
    })
    setBusy(false)
    if (answer.ok) {
      client.show(notice('INFO', changed.email === undefined ? texts.saved : texts.savedEmail))
      return saved(answer.reply.profile)
    }
    const { failure } = answer
    if (failure.code === 33) setRefused(errors.refusals.tooManyAttempts.text)
    if (failure.type !== 'refused' || failure.invalidFields === null) return
    form.refuse(failure.invalidFields)
    point(Object.keys(failure.invalidFields))
  }
  const asksPassword = form.values.email.trim() !== before.email
  return { form, asksPassword, busy, refused, element, submit }
}
