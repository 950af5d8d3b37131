import { lazy, Suspense } from 'react'
import { useStatus } from '../../shell/session/client-context.tsx'
import { SignInFirst } from '../../shell/player-page/sign-in-first.tsx'
import type { LiveProps } from './live-for-player.tsx'

// Who is not signed in earns nothing.
const ForPlayer = lazy(async () => ({
  default: (await import('./live-for-player.tsx')).LiveForPlayer,
}))

/** How a promotion that needs no code stands for who looks: what they have of it, and the way to have it. */
export function LiveState(props: LiveProps) {
  const status = useStatus()
  if (!status.isLogged) return <SignInFirst />
  return (
    <Suspense fallback={null}>
      <ForPlayer {...props} />
    </Suspense>
  )
}
