import { buttonClass } from '@fairhouse/ui/button'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { NarrowPage } from '../forms/narrow-page.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { MailboxWay } from '../forms/mailbox-way.tsx'
import { ResendButton } from './resend-button.tsx'

/** Where the proof of the player's address stands, and how to get on with it. */
export function EmailVerificationPage({ texts }: { texts: Texts['verification'] }) {
  const status = useStatus()
  const { path } = useWriting()
  if (!status.isLogged)
    return (
      <FullPage title={texts.visitorTitle} text={texts.visitorText}>
        <Link
          className={buttonClass({ rank: 'first' })}
          to={`${path('/login')}?source=${encodeURIComponent(path('/email-verification'))}`}
        >
          {texts.logIn}
        </Link>
      </FullPage>
    )
  const { email, userFlags } = status
  if (!userFlags.verifyContactEmail)
    return (
      <FullPage title={texts.doneTitle} text={fill(texts.doneText, { email })}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
          {texts.goToGames}
        </Link>
      </FullPage>
    )
  return (
    <NarrowPage heading={texts.pageHeading} lead={fill(texts.pageText, { email })}>
      <ul className="narrow-points">
        {[texts.pageWhy, ...texts.pageHints].map((point) => (
          <li key={point}>
            <Check size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className="narrow-ways">
        <ResendButton rank="first" />
      </div>
      <MailboxWay email={email} />
      <p className="account-other">
        {texts.wrongAddress} <Link to={path('/edit-profile')}>{texts.changeAddress}</Link>
      </p>
    </NarrowPage>
  )
}
