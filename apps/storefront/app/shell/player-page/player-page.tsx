import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { ReactNode } from 'react'
import { AccountFirst } from '../guests/account-first.tsx'
import { useStatus } from '../session/client-context.tsx'
import { LogInFirst, type LogInWords } from './log-in-first.tsx'
import '../page/text-page.css'

interface Props {
  readonly heading: string
  readonly lead?: string
  readonly texts: LogInWords
  /** Its path below the language prefix, for the way back from the login. */
  readonly path: string
  readonly className?: string
  /** Guests have it as well. */
  readonly forGuests?: boolean
  /** What the page shows its player. */
  readonly children: (status: PlayerStatus) => ReactNode
}

/** A page about one player: whoever is not signed in is asked to be. */
export function PlayerPage({
  heading,
  lead,
  texts,
  path,
  className,
  forGuests = false,
  children,
}: Props) {
  const status = useStatus()
  return (
    <div className={className === undefined ? 'frame-width' : `frame-width ${className}`}>
      <header className="page-head">
        <h1>{heading}</h1>
        {lead === undefined ? null : <p className="page-lead">{lead}</p>}
      </header>
      {status.isLogged ? (
        status.isGuest && !forGuests ? (
          <AccountFirst to={path} />
        ) : (
          children(status)
        )
      ) : (
        <LogInFirst texts={texts} to={path} forGuests={forGuests} />
      )}
    </div>
  )
}
