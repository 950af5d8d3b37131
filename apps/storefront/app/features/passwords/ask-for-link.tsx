import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { Link } from 'react-router'
import { fieldLengths } from '../forms/field-lengths.ts'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import { MailboxWay } from '../forms/mailbox-way.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { NarrowPage } from '../forms/narrow-page.tsx'
import { type PasswordWords, passwordSentence } from './password-sentence.ts'
import { shownAtForm, usePasswordForm } from './use-password-form.ts'

/** Says the same whether the address is known or not, as the house does. */
export function AskForLink(words: PasswordWords) {
  const { texts } = words
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null)
    return (
      <NarrowPage heading={texts.askHeading} lead={texts.askLead}>
        <AskForm words={words} onSent={setSentTo} />
      </NarrowPage>
    )
  return (
    <NarrowPage heading={texts.sentTitle} lead={fill(texts.sentText, { email: sentTo })}>
      <p className="account-lead">{texts.sentNothing}</p>
      <MailboxWay email={sentTo} />
      <div className="narrow-ways">
        <Button onClick={() => setSentTo(null)}>{texts.askAgain}</Button>
        <ToLogin words={words} />
      </div>
    </NarrowPage>
  )
}

function AskForm({ words, onSent }: { words: PasswordWords; onSent(email: string): void }) {
  const { texts } = words
  const client = useClient()
  const status = useStatus()
  const lengths = fieldLengths(useHouse().lengths)
  const { form, busy, refused, submit, element } = usePasswordForm({
    initial: { email: status.isLogged ? status.email : '' },
    sentence: (field, value) => passwordSentence({ ...words, lengths }, field, value),
    async send({ email }) {
      const answer = await client.ask('recoverPassword', { email }, { shows: shownAtForm })
      if (!answer.ok) return answer.failure
      onSent(email.trim())
      return null
    },
  })
  return (
    <FormFrame element={element} refused={refused} submit={submit}>
      <TextField
        label={texts.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.email}
        fault={form.faultOf('email')}
        onChange={({ target }) => form.set('email', target.value)}
        onBlur={({ relatedTarget }) => form.leave('email', relatedTarget)}
      />
      <Button type="submit" rank="first" size="large" wide busy={busy}>
        {busy ? texts.sendingLink : texts.sendLink}
      </Button>
      <p className="account-other">
        {texts.remembered} <ToLogin words={words} />
      </p>
    </FormFrame>
  )
}

const ToLogin = ({ words }: { words: PasswordWords }) => (
  <Link to={useWriting().path('/login')}>{words.texts.logIn}</Link>
)
