import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import '../forms/account.css'

/** Above the terms, for a player who agreed to others: what is new, and the way to agree. */
export function TermsAgain({ texts }: { texts: Texts['termsAgain'] }) {
  const status = useStatus()
  const client = useClient()
  const { termsVersion } = useHouse()
  const [asking, setAsking] = useState(false)
  if (!status.isLogged || !status.userFlags.terms) return null

  async function agree(): Promise<void> {
    setAsking(true)
    const { ok } = await client.ask('agreeToTerms', { version: termsVersion })
    setAsking(false)
    if (ok) client.show(notice('INFO', texts.agreed))
  }

  return (
    <section className="frame-width terms-again" aria-labelledby="terms-again">
      <h2 id="terms-again">{texts.heading}</h2>
      <p>{texts.means}</p>
      <Button rank="first" busy={asking} onClick={() => void agree()}>
        {asking ? texts.agreeing : texts.agree}
      </Button>
    </section>
  )
}
