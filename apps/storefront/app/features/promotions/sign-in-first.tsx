import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'

/** In place of what a promotion is for a player. */
export function SignInFirst() {
  const { path } = useWriting()
  const { frame } = useHouse()
  return (
    <p className="promotion-claim">
      <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
        {frame.logIn}
      </Link>
    </p>
  )
}
