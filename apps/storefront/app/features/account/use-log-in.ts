import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type SignedIn, useAfterSignIn } from '../forms/after-sign-in.ts'
import { focusField } from '../forms/focus-field.ts'
import type { LoginField } from './form-faults.ts'
import type { Form } from '../forms/use-form.ts'
import type { Failure } from '../../../asking/failure.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type LogInStage = 'filling' | 'asking' | 'leaving'

/** Which entries the form has: those of the first step, the code alone, or both where this place was locked. */
export type LogInStep = 'password' | 'code' | 'unlock'

interface Needs {
  readonly form: Form<LoginField>
  readonly words: Texts['signIn']
  setStage(stage: LogInStage): void
}

/** What the form shows besides its entries of the first step. */
interface Shown {
  readonly step: LogInStep
  readonly otp: string
  readonly otpFault: string | null
  /** Why the house did not let the player in. */
  readonly refused: string | null
}

const atFirst: Shown = { step: 'password', otp: '', otpFault: null, refused: null }

export interface LogIn extends Shown {
  setOtp(otp: string): void
  submit(event: FormEvent): Promise<void>
  /** Back to login and password. */
  back(): void
  /** Ends whatever way the player got in by. */
  enter(reply: SignedIn): Promise<void>
  refuse(sentence: string): void
}

/** Signing in by password, in one step or two. */
export function useLogIn({ form, words, setStage }: Needs): {
  login: LogIn
  element: RefObject<HTMLFormElement | null>
} {
  const client = useClient()
  const { errors } = useHouse()
  const goOn = useAfterSignIn()
  const [query] = useSearchParams()
  const element = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(atFirst)
  const show = (changed: Partial<Shown>): void => setShown((now) => ({ ...now, ...changed }))
  const later = useFocusLater(element)

  async function enter(reply: SignedIn): Promise<void> {
    setStage('leaving')
    await goOn(reply)
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    show({ refused: null, otpFault: null })
    const [wrong] = await form.checkAll()
    if (wrong !== undefined) return focusField(element.current, wrong)
    const otp = shown.otp.trim() === '' ? undefined : shown.otp
    if (shown.step === 'code' && otp === undefined) {
      show({ otpFault: words.noCode })
      return focusField(element.current, 'otp')
    }
    setStage('asking')
    const source = query.get('source') ?? undefined
    const answer = await client.ask('logIn', { ...form.values, source, otp }, { shows: shownHere })
    if (answer.ok) return enter(answer.reply)
    setStage('filling')
    const { failure } = answer
    if (failure.type === 'refused' && failure.invalidFields) form.refuse(failure.invalidFields)
    const next = afterNo(failure, errors, words)
    show(next.shown)
    return later(next.focus)
  }
  function back(): void {
    setShown(atFirst)
    later('password')
  }
  const setOtp = (otp: string): void => show({ otp })
  const refuse = (refused: string): void => show({ refused })
  return { login: { ...shown, setOtp, submit, back, enter, refuse }, element }
}

/** Brings the player to an entry that may only just be on its way to the page. */
function useFocusLater(element: RefObject<HTMLFormElement | null>): (field: string) => void {
  const [wanted, setWanted] = useState<{ readonly field: string } | null>(null)
  useEffect(() => {
    if (wanted !== null) focusField(element.current, wanted.field)
  }, [element, wanted])
  return (field) => setWanted({ field })
}

interface AfterNo {
  readonly shown: Partial<Shown>
  readonly focus: 'otp' | 'password'
}

/** What the form shows after the house has said no, and where the player goes on. */
function afterNo(
  { code }: Failure,
  { refusals }: Texts['errors'],
  words: Texts['signIn'],
): AfterNo {
  switch (code) {
    case 'OTP_REQUIRED':
      return { shown: { step: 'code' }, focus: 'otp' }
    case 'OTP_WRONG':
      return { shown: { step: 'code', otpFault: refusals.otpWrong.text }, focus: 'otp' }
    case 33: {
      const refused = `${refusals.tooManyAttempts.text} ${words.unlock}`
      return { shown: { step: 'unlock', refused }, focus: 'otp' }
    }
    case 'LOGIN_FAILED':
      return fromTheBeginning(refusals.loginFailed.text)
    case 'ACCOUNT_CLOSED':
      return fromTheBeginning(refusals.accountClosed.text)
    default:
      return { shown: {}, focus: 'password' }
  }
}

const fromTheBeginning = (refused: string): AfterNo => ({
  shown: { step: 'password', otp: '', refused },
  focus: 'password',
})

const shownHere = [
  'formInvalid',
  'loginFailed',
  'tooManyAttempts',
  'otpRequired',
  'otpWrong',
  'accountClosed',
] as const
