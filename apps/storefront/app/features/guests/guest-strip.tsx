import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'

/** Says calmly, as long as it is so, that only this browser knows the player. */
export function GuestStrip({ here }: { readonly here: string }) {
  const { flags } = useHouse()
  const { path } = useWriting()
  const { pathname, search } = useLocation()
  if (here.startsWith('/registration') || here.startsWith('/login')) return null
  return (
    <section className="verification-strip" aria-label={flags.guestName}>
      <span>{flags.guest}</span>
      <Link to={`${path('/registration')}?source=${encodeURIComponent(pathname + search)}`}>
        {flags.guestWay}
      </Link>
    </section>
  )
}
