import { lazy, Suspense } from 'react'
import { useStatus } from '../client-context.tsx'
import { VerificationStrip } from './verification-strip.tsx'

const FlagWatch = lazy(async () => ({ default: (await import('./flag-watch.tsx')).FlagWatch }))

/** What the frame does about the player's flags. */
export function AccountFlags() {
  const status = useStatus()
  if (!status.isLogged) return null
  const { verifyContactEmail: _, ...told } = status.userFlags
  return (
    <>
      <VerificationStrip />
      {Object.values(told).includes(true) ? (
        <Suspense fallback={null}>
          <FlagWatch userFlags={status.userFlags} />
        </Suspense>
      ) : null}
    </>
  )
}
