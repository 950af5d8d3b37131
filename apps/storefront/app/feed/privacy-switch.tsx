import { Switch } from '@fairhouse/ui/switch'
import { useEffect, useState } from 'react'
import { useClient } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'

/** Hides the player's bets and wins from others, at once. Nothing until it is known whether they are. */
export function PrivacySwitch({ texts }: { texts: Texts['feed']['privacy'] }) {
  const client = useClient()
  const [hidden, setHidden] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void client.ask('readFeedPrivacy', {}, { passive: true }).then((answer) => {
      if (answer.ok && !left.signal.aborted) setHidden(answer.reply.hidden)
    })
    return () => left.abort()
  }, [client])

  const turn = async (wanted: boolean): Promise<void> => {
    if (busy) return
    setBusy(true)
    const answer = await client.ask('setFeedPrivacy', { hidden: wanted ? '1' : '0' })
    if (answer.ok) setHidden(answer.reply.hidden)
    setBusy(false)
  }
  if (hidden === null) return <div className="switch-place" />
  return (
    <Switch
      label={texts.label}
      hint={texts.hint}
      on={hidden}
      busy={busy}
      turn={(wanted) => void turn(wanted)}
    />
  )
}
