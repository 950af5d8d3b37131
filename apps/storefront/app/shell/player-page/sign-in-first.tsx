import { buttonClass } from '@fairhouse/ui/button'
import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../house/house.tsx'

/** In place of what a promotion is for a player. */
export function SignInFirst() {
  const { path } = useWriting()
  const { frame } = useHouse()
  const { pathname } = useLocation()
  return (
    <p className="promotion-claim">
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(pathname)}`}
      >
        {frame.logIn}
      </Link>
    </p>
  )
}
