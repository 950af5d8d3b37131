import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { Copy } from 'lucide-react'
import type { Reply } from '../../../asking/ask.ts'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'
import { QrCode } from './qr-code.tsx'
import { useCode } from './use-code.ts'

interface Props {
  readonly texts: Texts['security']
  readonly secret: Reply<'beginTwoStep'>
  onDone(reply: Reply<'confirmTwoStep'>): void
  onClose(): void
}

/** Gives the secret to an app, and has its first code proven. */
export function TurnOn({ texts, secret, onDone, onClose }: Props) {
  const client = useClient()
  const withProof = useProof()
  const { twoStep: words } = texts
  const { code, setCode, fault, busy, submit } = useCode(words, async (otp) => {
    const shows = ['proofRequired', 'otpWrong', 'formInvalid'] as const
    const answer = await withProof(() => client.ask('confirmTwoStep', { otp }, { shows }))
    if (answer?.ok) onDone(answer.reply)
    return answer
  })
  return (
    <Sheet title={words.setUpHeading} closeLabel={texts.cancel} onClose={onClose}>
      <form className="security-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.scan}</p>
        <QrCode text={secret.uri} label={words.qr} />
        <p className="security-secret">
          <span className="security-quiet">{words.secret}</span>
          <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret.secret} className="button button-small">
            <Copy size={16} aria-hidden="true" />
            {texts.copy}
          </CopyButton>
        </p>
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          mono
          value={code}
          fault={fault ?? undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" rank="first" wide busy={busy}>
          {words.confirm}
        </Button>
      </form>
    </Sheet>
  )
}
