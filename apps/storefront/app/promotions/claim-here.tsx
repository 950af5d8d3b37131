import { buttonClass } from '@fairhouse/ui/button'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'

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
  const { path } = useWriting()
  const { frame } = useHouse()
  if (status.isLogged) {
    return (
      <Suspense fallback={null}>
        <ForPlayer {...props} />
      </Suspense>
    )
  }
  return (
    <p className="promotion-claim">
      <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
        {frame.logIn}
      </Link>
    </p>
  )
}
