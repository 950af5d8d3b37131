import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import type { Reply } from '../../../asking/ask.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'
import { useCode } from './use-code.ts'

interface Props {
  readonly texts: Texts['security']
  onDone(reply: Reply<'endTwoStep'>): void
  onClose(): void
}

/** A last code, and none is asked for any more. */
export function TurnOff({ texts, onDone, onClose }: Props) {
  const client = useClient()
  const withProof = useProof()
  const { twoStep: words } = texts
  const { code, setCode, fault, busy, submit } = useCode(words, async (otp) => {
    const shows = ['proofRequired', 'otpWrong', 'formInvalid'] as const
    const answer = await withProof(() => client.ask('endTwoStep', { otp }, { shows }))
    if (answer?.ok) onDone(answer.reply)
    return answer
  })
  return (
    <Sheet title={words.turnOffHeading} closeLabel={texts.cancel} onClose={onClose}>
      <form className="security-form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.turnOffText}</p>
        <TextField
          label={words.codeOrRecovery}
          name="otp"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          mono
          value={code}
          fault={fault ?? undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" rank="first" wide busy={busy}>
          {words.turnOff}
        </Button>
      </form>
    </Sheet>
  )
}
