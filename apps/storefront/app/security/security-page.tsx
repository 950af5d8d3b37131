import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { LogIn, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { fill } from '../language/say.ts'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import { ClosingSection } from './closing-section.tsx'
import { CopySection } from './copy-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { ProofKeeper } from './proof-context.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'
import '../pages/text-page.css'
import './security.css'

/** Who can get into the account, and what its player can do about it. */
export function SecurityPage({ texts }: { texts: Texts['security'] }) {
  const status = useStatus()
  return (
    <div className="frame-width security">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      {status.isLogged ? (
        <ProofKeeper texts={texts} eye={{ show: texts.showPassword, hide: texts.hidePassword }}>
          <SessionsSection texts={texts} />
          <TwoStepSection texts={texts} login={status.login} />
          <PasskeysSection texts={texts} />
          <AlertsSection texts={texts} email={status.email} />
          <CopySection texts={texts} />
          <ClosingSection texts={texts} />
        </ProofKeeper>
      ) : (
        <LogInFirst texts={texts} />
      )}
    </div>
  )
}

/** What the house writes about; there is nothing to choose. */
function AlertsSection({ texts, email }: { texts: Texts['security']; email: string }) {
  const { heading, text, kinds } = texts.alerts
  return (
    <Section heading={heading} text={fill(text, { email })}>
      <ul className="security-list">
        {kinds.map((kind) => (
          <li key={kind} className="security-row">
            <Mail size={22} aria-hidden="true" />
            <p>{kind}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function LogInFirst({ texts }: { texts: Texts['security'] }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <State title={texts.logInTitle} text={texts.logInText} picture={<LogIn size={56} />}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path('/security'))}`}
      >
        {frame.logIn}
      </Link>
    </State>
  )
}
