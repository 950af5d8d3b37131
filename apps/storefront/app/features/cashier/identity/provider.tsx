import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { IdentityTexts } from './identity-texts.ts'

/** Somebody else checks for the house, on a page of his own. */
export function Provider({ page }: Pick<IdentityTexts, 'page'>) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function begin(): Promise<void> {
    setBusy(true)
    setFault(null)
    const answer = await client.ask('identityBegin', {})
    setBusy(false)
    if (!answer.ok) return
    const { redirectUrl } = answer.reply
    if (redirectUrl === null) setFault(page.notNow)
    else location.assign(redirectUrl)
  }
  return (
    <div className="identity-ways">
      <p>{page.provider}</p>
      <Button rank="first" size="large" busy={busy} onClick={() => void begin()}>
        {page.begin}
      </Button>
      <p className="identity-fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
