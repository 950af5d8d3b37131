import { Button, buttonClass } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { fieldLengths } from '../forms/field-lengths.ts'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { NarrowPage } from '../forms/narrow-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { type PasswordWords, passwordSentence } from './password-sentence.ts'
import { useAskedOnce } from '../../shell/session/use-asked-once.ts'
import { shownAtForm, usePasswordForm } from './use-password-form.ts'

/** For who comes from the letter. Whether the link is good is asked beforehand, so that nobody chooses a password for nothing. */
export function ChooseByLink({ token, ...words }: PasswordWords & { readonly token: string }) {
  const { texts } = words
  const { path } = useWriting()
  const client = useClient()
  const [turn, setTurn] = useState<'saved' | 'dead' | null>(null)
  const { asked, again } = useAskedOnce(token, () =>
    client.ask('checkPasswordReset', { token }, { passive: true }),
  )
  if (turn === 'saved')
    return (
      <FullPage title={texts.savedTitle} text={texts.savedText}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
          {texts.logIn}
        </Link>
      </FullPage>
    )
  if (asked === null) return <FullPage title={texts.checking} text="" />
  if (!asked.ok)
    return (
      <FullPage title={texts.failedTitle} text={texts.failedText}>
        <Button onClick={again}>{texts.tryAgain}</Button>
      </FullPage>
    )
  if (turn === 'dead' || !asked.reply.valid) return <DeadLink words={words} />
  return (
    <NarrowPage heading={texts.chooseHeading} lead={texts.chooseLead}>
      <ChooseForm words={words} token={token} onTurn={setTurn} />
    </NarrowPage>
  )
}

function DeadLink({ words: { texts } }: { words: PasswordWords }) {
  return (
    <FullPage title={texts.deadTitle} text={texts.deadText}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={useWriting().path('/reset-password')}
        replace
      >
        {texts.newLink}
      </Link>
    </FullPage>
  )
}

interface FormProps {
  readonly words: PasswordWords
  readonly token: string
  onTurn(turn: 'saved' | 'dead'): void
}

function ChooseForm({ words, token, onTurn }: FormProps) {
  const { texts } = words
  const client = useClient()
  const freshness = useFreshness()
  const lengths = fieldLengths(useHouse().lengths)
  const { form, busy, refused, submit, element } = usePasswordForm({
    initial: { newPassword: '' },
    sentence: (field, value) => passwordSentence({ ...words, lengths }, field, value),
    async send({ newPassword }) {
      const shows = [...shownAtForm, 'linkInvalid'] as const
      const wasLogged = client.status.get().isLogged
      const answer = await client.ask('resetPassword', { token, newPassword }, { shows })
      if (answer.ok) {
        if (wasLogged) freshness.signedOut()
        onTurn('saved')
        return null
      }
      if (answer.failure.code === 'LINK_INVALID') onTurn('dead')
      return answer.failure
    },
  })
  return (
    <FormFrame element={element} refused={refused} submit={submit}>
      <NewPasswordField {...words} form={form} known={[]} />
      <Button type="submit" rank="first" size="large" wide busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </FormFrame>
  )
}
