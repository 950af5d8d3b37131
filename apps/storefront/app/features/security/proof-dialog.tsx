import { Button } from '@fairhouse/ui/button'
import { knowsPasskeys, signWithPasskey } from '@fairhouse/ui/passkey'
import { Sheet } from '@fairhouse/ui/sheet'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../forms/password-field.tsx'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Pick<Texts['security'], 'proof' | 'close'>
  /** Words of the password's eye. */
  readonly eye: { readonly show: string; readonly hide: string }
  onProved(): void
  onClose(): void
}

/** Asks for the password or a passkey before something sensitive. */
export function ProofDialog({ texts, eye, onProved, onClose }: Props) {
  const { proof, close } = texts
  const status = useStatus()
  const { password, setPassword, fault, busy, byPassword, byPasskey } = useProof({
    texts: proof,
    onProved,
  })
  return (
    <Sheet title={proof.heading} closeLabel={close} onClose={onClose}>
      <form className="security-form" noValidate onSubmit={(event) => void byPassword(event)}>
        <p>{proof.text}</p>
        <input
          className="security-for-managers"
          type="text"
          autoComplete="username"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          value={status.isLogged ? status.login : ''}
        />
        <PasswordField
          label={proof.password}
          name="password"
          autoComplete="current-password"
          showLabel={eye.show}
          hideLabel={eye.hide}
          value={password}
          fault={fault ?? undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" rank="first" wide busy={busy}>
          {proof.confirm}
        </Button>
        {knowsPasskeys() ? (
          <Button wide onClick={() => void byPasskey()}>
            <KeyRound size={18} aria-hidden="true" />
            {proof.byPasskey}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}

function useProof({
  texts,
  onProved,
}: {
  readonly texts: Texts['security']['proof']
  onProved(): void
}) {
  const client = useClient()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function byPassword(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (password === '') return setFault(texts.noPassword)
    setBusy(true)
    setFault(null)
    const shows = ['passwordWrong', 'tooManyAttempts'] as const
    const answer = await client.ask('proveByPassword', { password }, { shows })
    setBusy(false)
    if (answer.ok) return onProved()
    const { code } = answer.failure
    if (code === 'PASSWORD_WRONG') setFault(texts.wrongPassword)
    if (code === 33) setFault(texts.tooMany)
  }

  async function byPasskey(): Promise<void> {
    setFault(null)
    const asked = await client.ask('requestPasskey', {})
    if (!asked.ok) return
    const credential = await signWithPasskey(asked.reply)
    if (credential === null) return setFault(texts.passkeyFailed)
    const shows = ['passkeyRefused'] as const
    const answer = await client.ask('proveByPasskey', { credential }, { shows })
    if (answer.ok) return onProved()
    if (answer.failure.code === 'PASSKEY_REFUSED') setFault(texts.passkeyFailed)
  }
  return { password, setPassword, fault, busy, byPassword, byPasskey }
}
