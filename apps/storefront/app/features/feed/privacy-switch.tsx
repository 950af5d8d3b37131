import { Switch } from '@fairhouse/ui/switch'
import { useEffect, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** Hides the player's bets and wins from others, at once. Nothing until it is known whether they are. */
export function PrivacySwitch({ texts }: { texts: Texts['feed']['privacy'] }) {
  const client = useClient()
  const [hidden, setHidden] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void askHidden(client).then((found) => left.signal.aborted || setHidden(found))
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

async function askHidden(client: Client): Promise<boolean | null> {
  const answer = await client.ask('readFeedPrivacy', {}, { passive: true })
  return answer.ok ? answer.reply.hidden : null
}
