import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'

/** Says, as long as it is so, what a suspended account still does, and where. */
export function SuspendedStrip() {
  const { flags } = useHouse()
  const { path } = useWriting()
  return (
    <section className="verification-strip" role="status">
      <span className="verification-dot" aria-hidden="true" />
      <span>{flags.suspended}</span>
      <Link to={path('/cashier/withdraw')}>{flags.suspendedWithdraw}</Link>
      <Link to={path('/contact-us')}>{flags.suspendedContact}</Link>
    </section>
  )
}
