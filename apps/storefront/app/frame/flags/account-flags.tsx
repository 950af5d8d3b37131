import { Suspense } from 'react'
import { useClient, useStatus, useStore } from '../../shell/session/client-context.tsx'
import { later } from '../../shell/waking/later.ts'
import './verification-strip.css'

const RaisedFlags = later(async () => (await import('./raised-flags.tsx')).RaisedFlags)

/** What the frame says above every page: the player's flags, and a round left open. Nothing is loaded for who has none. */
export function AccountFlags() {
  const status = useStatus()
  const round = useStore(useClient().unfinished)
  if (!status.isLogged) return null
  const isRaised =
    round || status.isGuest || status.isSuspended || Object.values(status.userFlags).includes(true)
  if (!isRaised) return null
  return (
    <Suspense fallback={null}>
      <RaisedFlags {...{ status, round }} />
    </Suspense>
  )
}
