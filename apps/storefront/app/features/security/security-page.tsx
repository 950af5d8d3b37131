import { Mail } from 'lucide-react'
import { fill } from '../../shell/language/say.ts'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { ClosingSection } from './closing-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { CopySection } from './copy-section.tsx'
import { ErasingSection } from './erasing-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { ProofKeeper } from './proof-context.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'
import './security.css'

/** Who can get into the account, and what its player can do about it. */
export function SecurityPage({ texts }: { texts: Texts['security'] }) {
  return (
    <PlayerPage
      heading={texts.heading}
      lead={texts.lead}
      texts={texts}
      path="/security"
      className="security"
    >
      {(status) => (
        <ProofKeeper texts={texts} eye={{ show: texts.showPassword, hide: texts.hidePassword }}>
          <SessionsSection texts={texts} />
          <TwoStepSection texts={texts} login={status.login} />
          <PasskeysSection texts={texts} />
          <AlertsSection texts={texts} email={status.email} />
          <CopySection texts={texts} />
          <ConsentsSection texts={texts} />
          <ClosingSection texts={texts} />
          <ErasingSection texts={texts} />
        </ProofKeeper>
      )}
    </PlayerPage>
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
