import { Button } from '@fairhouse/ui/button'
import { knowsPasskeys, offersPasskeys, signWithPasskey, stopOffering } from '@fairhouse/ui/passkey'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { LogIn } from './use-log-in.ts'

interface Props {
  readonly login: Pick<LogIn, 'enter' | 'refuse'>
  readonly words: Texts['signIn']
}

const neverChanges = () => () => {}
/** Hardly a browser is without them: that one takes the button away rather than all others adding it. */
const onTheServer = () => true

/** Signing in without a password; also offered by the browser itself where the login is typed. */
export function PasskeyWay({ login, words }: Props) {
  const isKnown = useSyncExternalStore(neverChanges, knowsPasskeys, onTheServer)
  const { press, offer } = usePasskeyWay({ login, words })
  const begin = useEffectEvent(() => void offer())
  useEffect(() => {
    const listening = whenStirred(() => begin())
    return () => {
      listening.abort()
      void stopOffering()
    }
  }, [])
  if (!isKnown) return null
  return (
    <div className="account-passkey">
      <p className="account-or" aria-hidden="true">
        {words.or}
      </p>
      <Button size="large" wide onClick={() => void press()}>
        <KeyRound size={20} aria-hidden="true" />
        {words.byPasskey}
      </Button>
    </div>
  )
}

/**
 * The browser's own offer needs a challenge from the house and the checks of its answer: they are fetched at the first sign of a hand,
 * not while the page is still coming.
 */
function whenStirred(begin: () => void): AbortController {
  const listening = new AbortController()
  const once = (): void => {
    listening.abort()
    begin()
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, once, { passive: true, signal: listening.signal })
  return listening
}

function usePasskeyWay({ login, words }: Props) {
  const client = useClient()
  const { errors } = useHouse()
  const [query] = useSearchParams()
  // Of the offer and the button one leads in: a second log-in would end the session of the first.
  const isTaken = useRef(false)

  /** @returns whether the player is in. */
  async function use(credential: string): Promise<boolean> {
    const source = query.get('source') ?? undefined
    const shows = ['passkeyRefused', 'accountClosed'] as const
    const answer = await client.ask('logInByPasskey', { credential, source }, { shows })
    if (answer.ok) {
      await login.enter(answer.reply)
      return true
    }
    const { code } = answer.failure
    if (code === 'PASSKEY_REFUSED') login.refuse(errors.refusals.passkeyRefused.text)
    if (code === 'ACCOUNT_CLOSED') login.refuse(errors.refusals.accountClosed.text)
    return false
  }
  async function signAndUse(): Promise<boolean> {
    const asked = await client.ask('requestPasskey', {})
    if (!asked.ok) return false
    const credential = await signWithPasskey(asked.reply)
    if (credential !== null) return use(credential)
    login.refuse(words.passkeyNotDone)
    return false
  }
  return {
    press: async () => {
      if (isTaken.current) return
      isTaken.current = true
      isTaken.current = await signAndUse()
    },
    /** Nothing is said when the player does not take it. */
    offer: async () => {
      if (!(await offersPasskeys())) return
      const asked = await client.ask('requestPasskey', {}, { passive: true })
      if (!asked.ok || isTaken.current) return
      const credential = await signWithPasskey(asked.reply, true)
      if (credential === null || isTaken.current) return
      isTaken.current = true
      isTaken.current = await use(credential)
    },
  }
}
