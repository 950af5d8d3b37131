import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../house/house.tsx'

/** In place of what a guest does not have. @param to the page, below the language prefix, to come back to. */
export function AccountFirst({ to }: { readonly to: string }) {
  const { errors } = useHouse()
  const { path } = useWriting()
  const { title, text } = errors.refusals.accountFirst
  return (
    <State title={title} text={text} picture={<UserPlus size={56} />}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/registration')}?source=${encodeURIComponent(path(to))}`}
      >
        {errors.buttons.goToRegistration}
      </Link>
    </State>
  )
}
