import { Switch } from '@fairhouse/ui/switch'
import { useState } from 'react'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** Turns news by e-mail on and off, at once. Nothing for visitors. */
export function NewsletterSwitch({ texts }: { texts: Texts['newsletter']['switch'] }) {
  const client = useClient()
  const status = useStatus()
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
  const unproven = on && status.userFlags.verifyContactEmail ? ` ${texts.unproven}` : ''
  return (
    <Switch
      label={texts.label}
      hint={`${texts.hint}${unproven}`}
      on={on}
      busy={wish !== null}
      turn={(wanted) => void turn(wanted)}
    />
  )
}
