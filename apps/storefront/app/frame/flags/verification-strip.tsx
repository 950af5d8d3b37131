import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { ResendButton } from '../../features/verification/resend-button.tsx'

/** Pages that are about it already, below the language prefix. */
const itsPages = ['/email-verification', '/verify/', '/registration-successful']

/** Says, as long as it is so, that the player's address is not proven (specification, section 2). */
export function VerificationStrip({ here }: { readonly here: string }) {
  const { flags } = useHouse()
  const { path } = useWriting()
  if (itsPages.some((page) => here.startsWith(page))) return null
  return (
    <section className="verification-strip" aria-label={flags.unverified}>
      <span className="verification-dot" aria-hidden="true" />
      <span>{flags.unverified}</span>
      <Link to={path('/email-verification')}>{flags.unverifiedMore}</Link>
      <span className="verification-resend">
        <ResendButton rank="plain" size="small" />
      </span>
    </section>
  )
}
