import { lazy, Suspense } from 'react'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { SignInFirst } from '../../shell/player-page/sign-in-first.tsx'

interface Props {
  readonly texts: Texts['cashierBonus']
  /** Last part of the promotion's address. */
  readonly slug: string
}

// Who is not logged in has nothing to claim.
const ForPlayer = lazy(async () => ({
  default: (await import('./claim-for-player.tsx')).ClaimForPlayer,
}))

/** How the promotion stands for who looks, with a way to claim it there and then. */
export function ClaimHere(props: Props) {
  const status = useStatus()
  if (status.isLogged) {
    return (
      <Suspense fallback={null}>
        <ForPlayer {...props} />
      </Suspense>
    )
  }
  return <SignInFirst />
}
