import { signedAssertion } from '@fairhouse/contract/webauthn'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { knowsPasskeys, signWithPasskey } from '@fairhouse/ui/passkey'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import { type Answer, ask, type ReplyOf } from '../ask.ts'
import { proof as texts } from '../texts/sign-in.ts'
import { useCall } from '../use-call.ts'
import { Loaded } from './loaded.tsx'
import { sentenceOf } from './sentence-of.ts'

interface Props {
  /** Called once. @param shown whether who sits here has shown that it is them. */
  readonly end: (shown: boolean) => void
}

/** Who sits here shows that it is them: by a passkey, a code, or, where there is neither, the password. */
export function ProofSheet({ end }: Props) {
  const { state } = useCall('ownFactors', {})
  return (
    <Sheet title={texts.title} closeLabel={texts.cancel} onClose={() => end(false)}>
      <div className="ask-form">
        <p className="quiet">{texts.text}</p>
        <Loaded state={state}>{(factors) => <Ways factors={factors} end={end} />}</Loaded>
      </div>
    </Sheet>
  )
}

function Ways({ factors, end }: Props & { readonly factors: ReplyOf<'ownFactors'> }) {
  const { hasApp, passkeys, recoveryCodesLeft } = factors
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = async (way: () => Promise<Answer<unknown> | null>) => {
    if (isBusy) return
    setBusy(true)
    const answer = await way()
    setBusy(false)
    if (answer?.type === 'done') end(true)
    else setFault(answer === null ? texts.notDone : sentenceOf(answer))
  }
  const hasKey = passkeys.length > 0
  const hasCode = hasApp || recoveryCodesLeft > 0
  return (
    <>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {hasKey && knowsPasskeys() ? (
        <Button rank="first" busy={isBusy} onClick={() => void show(byPasskey)}>
          {texts.byPasskey}
        </Button>
      ) : null}
      {hasCode ? (
        <Typed
          label={hasApp ? texts.code : texts.recoveryCode}
          rank={hasKey ? undefined : 'first'}
          autoComplete="one-time-code"
          onSend={(code) => void show(() => ask('proveByCode', { code }))}
        />
      ) : null}
      {hasKey || hasApp ? null : (
        <Typed
          label={texts.password}
          rank="first"
          type="password"
          autoComplete="current-password"
          onSend={(password) => void show(() => ask('proveByPassword', { password }))}
        />
      )}
    </>
  )
}

/** Null: the device or its user stopped. */
async function byPasskey(): Promise<Answer<unknown> | null> {
  const asked = await ask('requestOwnPasskey', {})
  if (asked.type !== 'done') return asked
  const written = await signWithPasskey(asked.reply)
  if (written === null) return null
  const credential = signedAssertion.parse(JSON.parse(written))
  return ask('proveByPasskey', { credential })
}

interface TypedProps {
  readonly label: string
  readonly autoComplete: string
  readonly type?: 'password'
  readonly rank: 'first' | undefined
  readonly onSend: (typed: string) => void
}

function Typed({ label, rank, onSend, type, autoComplete }: TypedProps) {
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    // A dialog of a dialog: the one around it has a form of its own, which has nothing to send yet.
    event.stopPropagation()
    if (typed !== '') onSend(typed)
  }
  return (
    <form className="ask-form" onSubmit={send}>
      <TextField
        label={label}
        name="proof"
        type={type ?? 'text'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={type === 'password' ? 200 : 24}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" {...(rank === undefined ? {} : { rank })}>
        {texts.confirm}
      </Button>
    </form>
  )
}
