import { lazy, Suspense } from 'react'
import { useStatus } from '../client-context.tsx'
import { SuspendedStrip } from './suspended-strip.tsx'
import './verification-strip.css'

const RaisedFlags = lazy(async () => ({
  default: (await import('./raised-flags.tsx')).RaisedFlags,
}))

/** What the frame does about the player's flags; nothing is loaded for who has none. */
export function AccountFlags() {
  const status = useStatus()
  if (!status.isLogged) return null
  const isRaised = Object.values(status.userFlags).includes(true)
  return (
    <>
      {status.isSuspended ? <SuspendedStrip /> : null}
      {isRaised ? (
        <Suspense fallback={null}>
          <RaisedFlags userFlags={status.userFlags} />
        </Suspense>
      ) : null}
    </>
  )
}
