import { lazy, Suspense } from 'react'
import { SignInFirst } from '../../shell/player-page/sign-in-first.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

// Who is not signed in has no link.
const Card = lazy(async () => ({ default: (await import('./buddy-card.tsx')).BuddyCard }))

interface Props {
  readonly texts: Texts['buddy']
  /** What stands there for play money. */
  readonly playMoney: string
}

/** The player's own invitation, on the page of the promotion. */
export function BuddyHere({ texts, playMoney }: Props) {
  const status = useStatus()
  if (!status.isLogged) return <SignInFirst />
  if (status.userType !== 1) return <p className="promotion-live">{playMoney}</p>
  return (
    <Suspense fallback={null}>
      <Card texts={texts} />
    </Suspense>
  )
}

/** The same in the profile, with the way to the promotion; nothing for play money. */
export function BuddyInProfile({ texts }: Pick<Props, 'texts'>) {
  const status = useStatus()
  if (!status.isLogged || status.userType !== 1) return null
  return (
    <Suspense fallback={null}>
      <Card texts={texts} leadsOn />
    </Suspense>
  )
}
