import { Button, type ButtonLook } from '@fairhouse/ui/button'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'

/** Has the letter that proves the address sent once more, and says so in its own place. */
export function ResendButton(look: Pick<ButtonLook, 'rank' | 'size'>) {
  const { flags } = useHouse()
  const client = useClient()
  const status = useStatus()
  const [stage, setStage] = useState<'idle' | 'asking' | 'sent'>('idle')
  async function resend(): Promise<void> {
    setStage('asking')
    const answer = await client.ask('resendVerification', {})
    setStage(answer.ok ? 'sent' : 'idle')
  }
  const email = status.isLogged ? status.email : ''
  return (
    <span className="resend" aria-live="polite">
      {stage === 'sent' ? (
        <span className="resend-sent">
          <MailCheck size={18} aria-hidden="true" /> {fill(flags.resent, { email })}
        </span>
      ) : (
        <Button {...look} busy={stage === 'asking'} onClick={() => void resend()}>
          {stage === 'asking' ? flags.resending : flags.resend}
        </Button>
      )}
    </span>
  )
}
