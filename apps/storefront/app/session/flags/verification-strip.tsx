import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../../language/house.tsx'
import { useStatus } from '../client-context.tsx'
import './verification-strip.css'

/** Says, as long as it is so, that the player's address is not proven (specification, section 2). */
export function VerificationStrip() {
  const { flags } = useHouse()
  const { path } = useWriting()
  const { pathname } = useLocation()
  const status = useStatus()
  if (!status.isLogged || !status.userFlags.verifyContactEmail) return null
  const isThere = [path('/email-verification'), path('/verify')].some((page) =>
    pathname.startsWith(page),
  )
  if (isThere) return null
  return (
    <p className="verification-strip">
      <span className="verification-dot" aria-hidden="true" />
      {flags.unverified} <Link to={path('/email-verification')}>{flags.unverifiedMore}</Link>
    </p>
  )
}
