import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { GuestWay } from '../guests/guest-way.tsx'
import { useHouse, useWriting } from '../house/house.tsx'

export interface LogInWords {
  readonly logInTitle: string
  readonly logInText: string
}

interface Props {
  readonly texts: LogInWords
  /** The page, below the language prefix, for the way back. */
  readonly to: string
  /** Guests have the page as well. */
  readonly forGuests?: boolean
}

/** In place of what is about a player. */
export function LogInFirst({ texts, to, forGuests = false }: Props) {
  const { frame, guestPlay } = useHouse()
  const { path } = useWriting()
  return (
    <State title={texts.logInTitle} text={texts.logInText} picture={<LogIn size={56} />}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path(to))}`}
      >
        {frame.logIn}
      </Link>
      {forGuests && guestPlay ? <GuestWay to={path(to)} rank="second" /> : null}
    </State>
  )
}
