import { useId, useState } from 'react'
import { useClient, useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import './newsletter-switch.css'

/** Turns news by e-mail on and off, at once. Nothing for visitors. */
export function NewsletterSwitch({ texts }: { texts: Texts['newsletter']['switch'] }) {
  const client = useClient()
  const status = useStatus()
  const hint = useId()
  const [wish, setWish] = useState<boolean | null>(null)
  if (!status.isLogged) return null
  const on = wish ?? status.receiveNewsletter

  const turn = async (wanted: boolean): Promise<void> => {
    if (wish !== null) return
    setWish(wanted)
    await client.ask('receiveNewsletter', { receiveNewsletter: wanted ? '1' : '0' })
    // From here on the status counts, whatever the answer was.
    setWish(null)
  }
  return (
    <div className="newsletter-switch">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint}
        aria-busy={wish !== null || undefined}
        onClick={() => void turn(!on)}
      >
        {texts.label}
      </button>
      <p id={hint}>
        {texts.hint}
        {on && status.userFlags.verifyContactEmail ? ` ${texts.unproven}` : ''}
      </p>
    </div>
  )
}
