import { Button, buttonClass } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { entryOf } from '../forms/entry-of.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { fieldLengths } from '../forms/field-lengths.ts'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import { NarrowPage } from '../forms/narrow-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { type PasswordWords, passwordSentence } from './password-sentence.ts'
import { shownAtForm, usePasswordForm } from './use-password-form.ts'

export function ChangePasswordPage(words: PasswordWords) {
  const { texts } = words
  const status = useStatus()
  const { path } = useWriting()
  const [done, setDone] = useState(false)
  if (!status.isLogged)
    return (
      <FullPage title={texts.visitorTitle} text={texts.visitorText}>
        <Link
          className={buttonClass({ rank: 'first' })}
          to={`${path('/login')}?source=${encodeURIComponent(path('/change-password'))}`}
        >
          {texts.logIn}
        </Link>
      </FullPage>
    )
  if (done)
    return (
      <FullPage title={texts.changedTitle} text={texts.changedText}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
          {texts.goToGames}
        </Link>
      </FullPage>
    )
  return (
    <NarrowPage heading={texts.changeHeading} lead={texts.changeLead}>
      <ChangeForm words={words} login={status.login} email={status.email} onDone={setDone} />
    </NarrowPage>
  )
}

interface FormProps {
  readonly words: PasswordWords
  readonly login: string
  readonly email: string
  onDone(done: true): void
}

function ChangeForm({ words, login, email, onDone }: FormProps) {
  const { texts, account } = words
  const client = useClient()
  const { path } = useWriting()
  const lengths = fieldLengths(useHouse().lengths)
  const { form, busy, refused, submit, element } = usePasswordForm({
    initial: { oldPassword: '', newPassword: '' },
    sentence: (field, value, values) =>
      passwordSentence({ ...words, lengths }, field, value) ??
      (field === 'newPassword' && value === values.oldPassword ? texts.unchanged : undefined),
    async send(values) {
      const answer = await client.ask('changePassword', values, { shows: shownAtForm })
      if (!answer.ok) return answer.failure
      onDone(true)
      return null
    },
  })
  return (
    <FormFrame element={element} refused={refused} submit={submit}>
      {/* For password managers, which have to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        {...entryOf(form, texts.fields, 'oldPassword')}
        autoComplete="current-password"
        showLabel={account.showPassword}
        hideLabel={account.hidePassword}
      />
      <NewPasswordField {...words} form={form} known={[login, email]} />
      <Button type="submit" rank="first" size="large" wide busy={busy}>
        {busy ? texts.changing : texts.change}
      </Button>
      <p className="account-other">
        <Link to={path('/reset-password')}>{texts.forgot}</Link>
      </p>
    </FormFrame>
  )
}
