import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { CodeField } from './code-field.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import { type LogIn, type LogInStage, useLogIn } from './use-log-in.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import { lastLoginKey, tabMemory } from '../../shell/session/remember.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import './sign-in.css'
import { AccountLayout } from './account-layout.tsx'
import { AlreadyIn } from './already-in.tsx'
import { entryOf } from '../forms/entry-of.ts'
import { type Fault, faultSentence } from '../forms/fault-sentence.ts'
import type { LoginField } from './form-faults.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Redirecting } from './redirecting.tsx'
import { type Form, useForm } from '../forms/use-form.ts'

interface Props {
  readonly texts: Texts['account']
  readonly words: Texts['signIn']
}

export function LoginPage({ texts, words }: Props) {
  const status = useStatus()
  const [stage, setStage] = useState<LogInStage>('filling')
  const form = useLoginForm(texts)
  const { login, element } = useLogIn({ form, words, setStage })
  if (stage === 'leaving') return <Redirecting />
  if (hasAccount(status) && stage === 'filling')
    return <AlreadyIn texts={texts} login={status.login} />
  const isSecondStep = login.step === 'code'
  return (
    <AccountLayout
      heading={isSecondStep ? words.codeHeading : texts.logInHeading}
      lead={isSecondStep ? words.codeLead : texts.logInLead}
      texts={texts}
    >
      <FormFrame element={element} refused={login.refused} submit={login.submit}>
        {isSecondStep ? null : <PasswordStep form={form} texts={texts} words={words} />}
        {login.step === 'password' ? null : <CodeField login={login} words={words} />}
        <Submit step={login.step} stage={stage} texts={texts} words={words} />
      </FormFrame>
      {isSecondStep ? (
        <Button rank="plain" wide onClick={login.back}>
          {words.back}
        </Button>
      ) : (
        <PasskeyWay login={login} words={words} />
      )}
      <OtherWay texts={texts} />
    </AccountLayout>
  )
}

function Submit({
  step,
  stage,
  texts,
  words,
}: Props & { readonly step: LogIn['step']; readonly stage: LogInStage }) {
  const isAsking = stage === 'asking'
  const isSecond = step === 'code'
  const [rest, busy] = isSecond ? [words.goOn, words.checking] : [texts.logIn, texts.loggingIn]
  return (
    <Button type="submit" rank="first" size="large" wide busy={isAsking}>
      {isAsking ? busy : rest}
    </Button>
  )
}

function PasswordStep({ form, texts, words }: Props & { readonly form: Form<LoginField> }) {
  const { path } = useWriting()
  return (
    <>
      <TextField
        {...entryOf(form, texts.fields, 'login')}
        label={texts.fields.loginOrEmail}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...entryOf(form, texts.fields, 'password')}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      <Link className="account-forgotten" to={path('/reset-password')}>
        {words.forgotten}
      </Link>
    </>
  )
}

function useLoginForm(texts: Texts['account']): Form<LoginField> {
  const form = useForm({
    initial: { login: '', password: '' },
    async check(values) {
      const faults = (await import('./form-faults.ts')).loginFaults(values)
      const said = (named: 'loginOrEmail' | 'password', fault: Fault | undefined) =>
        fault && faultSentence(texts, named, fault)
      return {
        login: said('loginOrEmail', faults.login),
        password: said('password', faults.password),
      }
    },
  })
  useLastLogin((login) => form.set('login', login))
  return form
}

/** Who was logged in last in this tab, after the house ended the session. */
function useLastLogin(fillIn: (login: string) => void): void {
  const fillInLast = useEffectEvent(() => {
    const last = tabMemory.read(lastLoginKey)
    if (last !== null) fillIn(last)
  })
  // Once, when the page appears: what is typed afterwards stays.
  useEffect(() => fillInLast(), [])
}

function OtherWay({ texts }: { texts: Texts['account'] }) {
  const { path } = useWriting()
  const { search } = useLocation()
  return (
    <p className="account-other">
      {texts.noAccount} <Link to={path('/registration') + search}>{texts.signUp}</Link>
    </p>
  )
}
