import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { lastLoginKey } from '../session/keep-status.ts'
import { useClient, useStatus } from '../session/client-context.tsx'
import { tabMemory } from '../session/remember.ts'
import type { Texts } from '../texts/texts.ts'
import { AccountLayout } from './account-layout.tsx'
import { useAfterSignIn } from './after-sign-in.ts'
import { AlreadyIn } from './already-in.tsx'
import { type Fault, faultSentence } from './fault-sentence.ts'
import { focusField } from './focus-field.ts'
import type { LoginField } from './form-faults.ts'
import { PasswordField } from './password-field.tsx'
import { Redirecting } from './redirecting.tsx'
import { type Sentences, useForm } from './use-form.ts'

type Stage = 'filling' | 'asking' | 'leaving'

export function LoginPage({ texts }: { texts: Texts['account'] }) {
  const status = useStatus()
  const [stage, setStage] = useState<Stage>('filling')
  if (stage === 'leaving') return <Redirecting />
  if (status.isLogged && stage === 'filling')
    return <AlreadyIn texts={texts} login={status.login} />
  return (
    <AccountLayout heading={texts.logInHeading} lead={texts.logInLead} texts={texts}>
      <LoginForm texts={texts} stage={stage} setStage={setStage} />
      <OtherWay texts={texts} />
    </AccountLayout>
  )
}

interface FormProps {
  readonly texts: Texts['account']
  readonly stage: Stage
  setStage(stage: Stage): void
}

function LoginForm({ texts, stage, setStage }: FormProps) {
  const { form, refused, submit, element } = useLogin({ texts, setStage })
  return (
    <form
      className="account-form"
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {refused ? (
        <p className="account-refused" role="alert">
          {refused}
        </p>
      ) : null}
      <TextField
        label={texts.fields.loginOrEmail}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.login}
        fault={form.faultOf('login')}
        onChange={({ target }) => form.set('login', target.value)}
        onBlur={({ relatedTarget }) => form.leave('login', relatedTarget)}
      />
      <PasswordField
        label={texts.fields.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={form.values.password}
        fault={form.faultOf('password')}
        onChange={({ target }) => form.set('password', target.value)}
        onBlur={({ relatedTarget }) => form.leave('password', relatedTarget)}
      />
      <Button type="submit" rank="first" size="large" wide busy={stage === 'asking'}>
        {stage === 'asking' ? texts.loggingIn : texts.logIn}
      </Button>
    </form>
  )
}

function useLogin({ texts, setStage }: Omit<FormProps, 'stage'>) {
  const client = useClient()
  const { errors } = useHouse()
  const goOn = useAfterSignIn()
  const [query] = useSearchParams()
  const element = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm({
    initial: { login: '', password: '' },
    async check(values) {
      const { loginFaults } = await import('./form-faults.ts')
      const { login, password } = loginFaults(values)
      return {
        ...sentence('login', texts, 'loginOrEmail', login),
        ...sentence('password', texts, 'password', password),
      }
    },
  })
  useLastLogin((login) => form.set('login', login))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setRefused(null)
    const [wrong] = await form.checkAll()
    if (wrong !== undefined) return focusField(element.current, wrong)
    setStage('asking')
    const source = query.get('source') ?? undefined
    const answer = await client.ask('logIn', { ...form.values, source }, { shows: shownHere })
    if (answer.ok) {
      setStage('leaving')
      return goOn(answer.reply)
    }
    setStage('filling')
    const { failure } = answer
    const { code } = failure
    if (failure.type === 'refused' && failure.invalidFields) form.refuse(failure.invalidFields)
    else if (code === 'LOGIN_FAILED') setRefused(errors.refusals.loginFailed.text)
    else if (code === 33) setRefused(errors.refusals.tooManyAttempts.text)
    focusField(element.current, 'password')
  }
  return { form, refused, submit, element }
}

const shownHere = ['formInvalid', 'loginFailed', 'tooManyAttempts'] as const

function sentence(
  field: LoginField,
  texts: Texts['account'],
  named: keyof Texts['account']['named'],
  fault: Fault | undefined,
): Sentences<LoginField> {
  return fault === undefined ? {} : { [field]: faultSentence(texts, named, fault) }
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
