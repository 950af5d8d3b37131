import { Suspense } from 'react'
import { useStatus } from '../client-context.tsx'
import { later } from '../../waking/later.ts'
import './verification-strip.css'

const RaisedFlags = later(async () => (await import('./raised-flags.tsx')).RaisedFlags)

/** What the frame does about the player's flags; nothing is loaded for who has none. */
export function AccountFlags() {
  const status = useStatus()
  if (!status.isLogged) return null
  const isRaised =
    status.isGuest || status.isSuspended || Object.values(status.userFlags).includes(true)
  if (!isRaised) return null
  return (
    <Suspense fallback={null}>
      <RaisedFlags status={status} />
    </Suspense>
  )
}
