import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import { AccountLayout } from './account-layout.tsx'
import { AlreadyIn } from './already-in.tsx'
import { Redirecting } from './redirecting.tsx'
import type { RegistrationFacts } from './registration-facts.ts'
import { RegistrationForm } from './registration-form.tsx'
import type { Stage } from './use-registration.ts'

export function RegistrationPage(props: RegistrationFacts) {
  const { texts } = props
  const status = useStatus()
  const { path, money } = useWriting()
  const { search } = useLocation()
  const [stage, setStage] = useState<Stage>('filling')
  if (stage === 'leaving') return <Redirecting />
  if (hasAccount(status) && stage === 'filling')
    return <AlreadyIn texts={texts} login={status.login} />
  const wordsFor = (asking: UserStatus) => {
    if (!asking.isLogged) return { heading: texts.signUpHeading, lead: texts.signUpLead }
    const amount = money(asking.creditsFreePlay, 'CREDIT')
    return { heading: texts.guestHeading, lead: fill(texts.guestLead, { amount }) }
  }
  return (
    <AccountLayout {...wordsFor(status)} texts={texts}>
      <RegistrationForm {...props} stage={stage} setStage={setStage} />
      <p className="account-other">
        {texts.haveAccount} <Link to={path('/login') + search}>{texts.logIn}</Link>
      </p>
    </AccountLayout>
  )
}
